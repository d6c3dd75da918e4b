/** Bessel function of the first kind, order 1, for x ≥ 0; error below 1e-7. Abramowitz and Stegun 9.4.4 and 9.4.6. */
export function besselJ1(x: number): number {
  if (x <= 3) return x * polynomial(small, (x / 3) ** 2);
  const t = 3 / x;
  return (polynomial(amplitude, t) * Math.cos(x + polynomial(phase, t))) / Math.sqrt(x);
}

const small = [0.5, -0.56249985, 0.21093573, -0.03954289, 0.00443319, -0.00031761, 0.00001109];
const amplitude = [0.79788456, 0.00000156, 0.01659667, 0.00017105, -0.00249511, 0.00113653, -0.00020033];
const phase = [-2.35619449, 0.12499612, 0.0000565, -0.00637879, 0.00074348, 0.00079824, -0.00029166];

const polynomial = (coefficients: readonly number[], x: number) =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
