import { isOrigin, isPartNumber, isUnderstood, type Term } from '../model/term';

/** What stands before a maker that others are to match or to beat: 对标基恩士, 能替代巴斯勒的, 类似大恒那种. */
const BEFORE = /(?:对标|平替|替代|代替|取代|替换|替掉|换掉|媲美|类似于?|不输|不次于|不比)的?$/u;
/** Before a maker that is compared with; what it is to be more than is said behind: 比基恩士便宜的. */
const THAN = /比$/u;
const MORE = /^(?:更|还|要|的)*(?:便宜|贵|好|强|快|准|高|低|小|大|轻|亮|稳|省|实惠|划算)(?!吗|不好|在哪)/u;
/** What stands behind it: 基恩士平替, 康耐视的替代品. */
const BEHIND = /^的?(?:国产)?(?:平替|替代|代替)/u;

/**
 * Whether a maker is the one that others are measured against: then those of others are asked for. Beside a part number that
 * says which one is to be matched.
 */
export function isYardstick(terms: readonly Term[], at: number): boolean {
  const maker = terms[at];
  if (maker?.kind !== 'brand' || terms.some(isPartNumber)) return false;
  if (!terms.some(term => term !== maker && isUnderstood(term) && !isOrigin(term) && term.kind !== 'brand'))
    return false;
  const before = said(terms.slice(0, at).reverse()).reverse().join('');
  const next = terms[at + 1];
  const behind = next && isOrigin(next) ? next.key : said(terms.slice(at + 1)).join('');
  // What it is to cost less is taken out with the words for money.
  const isThan = MORE.test(behind) || (behind === '' && next?.kind !== 'brand' && !hasMaker(terms.slice(0, at)));
  return BEFORE.test(before) || BEHIND.test(behind) || (THAN.test(before) && isThan);
}

const hasMaker = (terms: readonly Term[]): boolean => terms.some(({ kind }) => kind === 'brand');

/** The words up to the next name. */
function said(terms: readonly Term[]): string[] {
  const end = terms.findIndex(({ kind }) => kind !== 'text');
  return terms.slice(0, end < 0 ? terms.length : end).map(({ key }) => key);
}
