const ELLIPSIS = '…';

/**
 * Cuts a text to a width in half-width columns and adds an ellipsis when something was cut.
 *
 * A Chinese character counts as 2, and so does every other full-width character (`，`, `（`, `Ａ`, kana, emoji); any
 * other character counts as 1. Counting goes by code point, so a surrogate pair is never torn apart, and marks that
 * join the character before them take no room. The ellipsis is added after the limit and is not counted.
 *
 * @param limit columns that are kept, a number
 * @throws Error `截断长度必须是数字` when `limit` is not a number (NaN included)
 */
export function truncateText(text: string, limit: number): string {
  if (typeof limit !== 'number' || Number.isNaN(limit)) throw new Error('截断长度必须是数字');
  let width = 0;
  let end = 0;
  for (const character of text) {
    width += columnsOf(character);
    if (width > limit) return text.slice(0, end).trimEnd() + ELLIPSIS;
    end += character.length;
  }
  return text;
}

/** Width of a text in half-width columns: Chinese and other full-width characters count as 2. */
export function textColumns(text: string): number {
  let width = 0;
  for (const character of text) width += columnsOf(character);
  return width;
}

/** Marks, joiners and variation selectors sit on the character before them. */
const weightless = /^(?:\p{Mn}|\p{Me}|\p{Cf}|\p{Emoji_Modifier})$/u;

/** East Asian wide and full-width forms (UAX #11, W and F), the blocks that Chinese text uses, and emoji. */
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1faff}\u{20000}-\u{3fffd}]$/u;

/** Quotation marks, dashes and ellipses that Chinese typesetting sets full-width though Unicode calls them ambiguous. */
const wideInChinese = /^[“”‘’—…]$/u;

function columnsOf(character: string): 0 | 1 | 2 {
  if (weightless.test(character)) return 0;
  return wide.test(character) || wideInChinese.test(character) ? 2 : 1;
}
