/** A number as shown in a formula: all significant digits, without floating-point noise. */
export const formulaNumber = (value: number) => String(Number(value.toPrecision(7)));
