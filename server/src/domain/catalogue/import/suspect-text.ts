/** Controls other than tabs and ends of lines, marks without width or of direction, and halves of surrogate pairs. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}]/u;

export interface UnseenCharacter {
  /** Where the text stands: keys and, of lists, numbers from 0. */
  path: string[];
  value: string;
  /** `U+202E`. */
  code: string;
}

/** The first character in the texts of a record that nobody sees, or that PostgreSQL cannot store. */
export function unseenCharacter(value: unknown, path: string[] = []): UnseenCharacter | undefined {
  if (typeof value === 'string') {
    const found = UNSEEN.exec(value)?.[0].codePointAt(0);
    if (found === undefined) return undefined;
    return { path, value, code: `U+${found.toString(16).toUpperCase().padStart(4, '0')}` };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unseenCharacter(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
const REWRITTEN = new RegExp(
  `^(?:\\d{1,2}-${MONTH}|${MONTH}-\\d{2}|\\d{1,2}月\\d{1,2}日|\\d(?:\\.\\d+)?E\\+\\d{2,3})$`,
  'i',
);

/** Whether a part number is what Excel makes of one that it takes for a date or a number: `2-Mar`, `3月2日`, `1.2E+05`. */
export const isRewrittenByExcel = (model: string): boolean => REWRITTEN.test(model);
