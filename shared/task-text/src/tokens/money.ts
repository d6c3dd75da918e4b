import { CHINESE_NUMBER } from '../figures/chinese-numbers';

const FIGURE = String.raw`(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|${CHINESE_NUMBER})`;
/** 块 counts pieces, too: it is money only behind a word for it, as w is ten thousand. */
const CURRENCY = '元(?![件素器组胞])(?:人民币)?|块钱|人民币|rmb|cny|usd|eur|yuan|dollars?|euros?|美元|美金|欧元|[€$¥]';
const MANY = String.raw`\s*(?:[十百千]?万|[百千])?`;
const THOUSANDS = String.raw`(?:${MANY}|\s*[wk](?![a-z]))`;
const TAIL = String.raw`(?:\s*(?:以[内下上]|左右|上下|之?内))?`;
const WORD =
  '(?:总|单套|采购|项目|设备|硬件)?(?:预算|[价报售]价|价[格位]|[单总限]价|成本(?!档)|费用|造价|投资|(?:目标|控制)价)|(?<![a-z])(?:budget|price|cost|rmb|cny|usd|eur)|人民币|[€$¥]';
const LINK = String.raw`(?:\s|[:=≤≥<>~]|大?约|大概|大致|控制|限制|最[高多低大]|不(?:能|得|要|可)?(?:超过?|高于|大于|多于|低于)|低于|小于|少于|至多|以?在|[到为是有]|上限|of|is|at most|up to|under|below|about|max\.?)*`;
const many = (currency: string) => String.raw`${FIGURE}${THOUSANDS}(?:\s*(?:${currency}))`;

const MONEY = new RegExp(
  [
    // 60×45 behind 成本 is no sum.
    String.raw`(?:${WORD})${LINK}(?:[€$¥]|rmb|cny|usd|eur)?\s*${many(`${CURRENCY}|块`)}?(?:\s*[~至到-]\s*${many(`${CURRENCY}|块`)}?)?(?![\d.]|\s*[a-z×*µ%])${TAIL}`,
    String.raw`${FIGURE}${MANY}(?:\s*[~至到-]\s*${FIGURE}${MANY})?\s*(?:${CURRENCY}|(?<=万)块(?!\s*[/每]))(?![a-z])${TAIL}`,
  ].join('|'),
  'y',
);

/** Where a sum of money that begins at a position of the folded text ends; null where none begins: 预算 3 万, 20000 元, $5,000. */
export function moneyEndAt(folded: string, start: number): number | null {
  if (/[\d.]/.test(folded[start - 1] ?? '')) return null;
  MONEY.lastIndex = start;
  return MONEY.test(folded) ? MONEY.lastIndex : null;
}
