/** Rounding errors decide nothing. */
const epsilon = 1e-6;
export const atLeast = (figure: number, limit: number) => figure >= limit * (1 - epsilon);
export const atMost = (figure: number, limit: number) => figure <= limit * (1 + epsilon);
