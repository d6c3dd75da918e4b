/** Controls other than tabs and ends of lines, marks without width or of direction, and halves of surrogate pairs. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}]/u;

export interface UnseenCharacter {
  /** Where the text stands: keys and, of lists, numbers from 0. */
  path: string[];
  value: string;
  /** `U+202E`. */
  code: string;
}

/** Each text of a record with an invisible character, or one that PostgreSQL cannot store: its first one. */
export function* unseenCharacters(value: unknown, path: string[] = []): Generator<UnseenCharacter> {
  if (typeof value === 'string') {
    const found = UNSEEN.exec(value)?.[0].codePointAt(0);
    if (found !== undefined) yield { path, value, code: `U+${found.toString(16).toUpperCase().padStart(4, '0')}` };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* unseenCharacters(inner, [...path, key]);
  }
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
const REWRITTEN = new RegExp(
  `^(?:\\d{1,2}-${MONTH}(?:-\\d{2}|-\\d{4})?|${MONTH}-\\d{2}|(?:19|20)\\d{2}([-/])\\d{1,2}\\1\\d{1,2}|(?:\\d{4}年)?\\d{1,2}月\\d{1,2}日|\\d(?:\\.\\d+)?E\\+\\d{2,3})$`,
  'i',
);

/** Whether a part number is what Excel makes of one that it takes for a date or a number: `2-Mar`, `2026/3/2`, `3月2日`, `1.2E+05`. */
export const isRewrittenByExcel = (model: string): boolean => REWRITTEN.test(model);

const EXCEL_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|#+)$/i;

/** Whether a cell holds what a spreadsheet writes where a formula fails or a column is too narrow: `#N/A`, `#REF!`, `####`. */
export const isExcelError = (text: string): boolean => EXCEL_ERROR.test(text.trim());

const PLACEHOLDER =
  /^(?:[-–—―_/\\?？*.]+|n\.?\s?\/?\s?a\.?|none|null|nil|nan|undefined|unknown|tbd|t\.b\.d\.|无|暂无|未知|不详|不明|待定|待补|待补充|未标注|未填写|空)$/i;

/** Whether a text says only that nothing is known, as tables do in place of an empty cell: `-`, `N/A`, 未知. */
export const saysNothing = (text: string): boolean => PLACEHOLDER.test(text.trim()) || isExcelError(text);
