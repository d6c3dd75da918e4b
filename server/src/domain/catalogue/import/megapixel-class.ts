/** A full hundred is taken when the true figure is this near: 507 万 is sold as 500 万, 1229 万 as 1230 万. */
const NEAR = 0.015;

/** Pixels in 万 as the trade names a camera's class: 5.07 MP is 500, 6.29 MP is 630, 0.31 MP is 30. */
export function megapixelClass(megapixels: number): number {
  const exact = megapixels * 100;
  const hundreds = Math.round(exact / 100) * 100;
  if (Math.abs(exact - hundreds) <= exact * NEAR) return hundreds;
  return Math.max(10, Math.round(exact / 10) * 10);
}
