/** A spreadsheet takes a cell that begins so for a formula; also in full width, which some programs fold. With apostrophes before it, it is text. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const PLAIN_NUMBER = /^-\d+(\.\d+)?$/;

/** Text that no spreadsheet calculates: an apostrophe before what would be a formula. Plain negative numbers stay. */
export const guardFormula = (text: string): string =>
  FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

/** The text that `guardFormula` was given. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
