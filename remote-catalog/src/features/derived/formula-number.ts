/** A number as a formula shows it: all digits that count, none that a float made up. */
export const formulaNumber = (value: number) => String(Number(value.toPrecision(7)));
