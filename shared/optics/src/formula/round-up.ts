/**
 * Whole number that is not smaller, as pixels and packets are counted. A billionth above a whole number is a rounding error of
 * the division (30 ÷ 0.1 = 300.00000000000006), not one pixel more.
 */
export const roundUp = (value: number): number => Math.ceil(value * (1 - 1e-9));
