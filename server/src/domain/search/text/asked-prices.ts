/** Part of a folded text that speaks of money. */
export interface AskedPrice {
  start: number;
  end: number;
  /** How much, or that it should be little; a price that is only asked for says neither: 多少钱. */
  isLimit: boolean;
}

const DIGITS = String.raw`\d{1,9}(?:,\d{3})*(?:\.\d{1,2})?`;
const SPOKEN = '(?:[一二两三四五六七八九几数]?[十百千万])+[一二三四五六七八九]?';
/** What follows 万 in 3万5 and 1万2千. */
const MORE = '(?:[一二三四五六七八九\\d][百千]?(?![\\d.a-z]))';
/** 3万, 1.5w, 3万5, 三千多. */
const AMOUNT = `(?:${DIGITS}(?: ?(?:百万|千万|[百千万亿])${MORE}?|[kw](?![a-z]))?|${SPOKEN})多?`;
const RANGE = `${AMOUNT}(?: ?[-~到至] ?${AMOUNT})?`;
/** 块 also counts boards (一块采集卡): without 钱 it is money from three digits on. */
const CURRENCY = '(?:元(?![件素器])|块钱|人民币|美[元金]|欧元|日元|港币|[¥$€]|(?:rmb|cny|usd|eur)(?![a-z]))';
const PIECES = `(?:\\d{3,9}(?:\\.\\d)?|${DIGITS}[百千万]|${SPOKEN})多?块`;
const SIGN = '(?:人民币|[¥$€]|(?<![a-z])(?:rmb|cny|usd))';
const AT_MOST = '不(?:要|能)?(?:超过|高于|大于)|[低小少]于|最多|最高|控制在|大约|大概|约|差不多';
const AT_MOST_ENGLISH = '(?<![a-z])(?:under|below|less than|up to|max|around|about|within)';
const LIMIT = `(?:(?:${AT_MOST}|${AT_MOST_ENGLISH}|<=|>=|[<>]) ?)`;
/** Between a word for money and how much. */
const LEADING = `(?:${LIMIT}|(?:在|是|为|有|就|只有|[:=]|is|of) ?)`;
const BOUND = '(?: ?(?:以[内下上]|之内|左右|上下|附近|出头|封顶|起步?|内|级别?))';
const OF = '的?';

const BUDGET =
  '(?:总|采购|项目|整体)?(?<!误差|公差|精度)预算|[单总售]价|采购价|价位|价格(?:区间|范围)|(?<![a-z]|error |light |power )budget(?![a-z])';
const PRICE = '价格|报价|费用|造价|(?<![a-z])(?:price|cost)(?![a-z])';
/** What stands behind a figure that is no amount: 预算 25mm镜头. */
const UNIT =
  '(?:mm|um|nm|cm|mp|m|x|v|w|k|a|hz|khz|fps|g|kg|db|inch)(?![a-z\\d])|毫米|微米|纳米|厘米|像素|[倍帧路口台套个只片寸]|通道';
const NO_UNIT = `(?![\\d.%°"]| ?(?:${UNIT}))`;
/** No camera has so few pixels: 3 万 without a unit is money. Behind the name of a figure, and before its unit, it is that figure. */
const FEW =
  `(?<![\\d.a-z-]|[率频素数命次行] ?:? ?)${LIMIT}*\\d(?:\\.\\d{1,2})?(?: ?万)?(?:[-~到至]\\d(?:\\.\\d{1,2})?)? ?万${MORE}?` +
  `(?=${BOUND}| |,|$|的)(?! ?(?:像素|[行点次帧转]|小时|hz|fps|lux|流明|灰度|行频|线(?![扫阵激光])))(?:${BOUND}(?!像素))?${OF}`;

const LIMITS = [
  // 预算 3 万, budget 5k rmb
  `(?:${BUDGET}) ?${LEADING}*${SIGN}?${RANGE} ?(?:${CURRENCY}|块)?${NO_UNIT}${BOUND}?${OF}`,
  // ¥800 以内, under $500
  `${LIMIT}*${SIGN} ?${RANGE}(?: ?${CURRENCY})?${NO_UNIT}${BOUND}?${OF}`,
  // 5000元以内, 3万块的, 万元以下
  `(?<![\\d.a-z-])${LIMIT}*(?:(?:${RANGE}|[百千万]) ?${CURRENCY}|${PIECES})${BOUND}?${OF}(?:预算|价位)?`,
  // 价格 3000 左右
  `(?:${PRICE}) ?${LEADING}*\\d{3,6}(?: ?[-~到至] ?\\d{3,6})?(?:${BOUND}|(?=$))${OF}`,
  // 3k预算, unlike 500万 预算3000
  `(?<![\\d.a-z-])${RANGE}${OF}预算(?! ?${LEADING}*${SIGN}?\\d)`,
  FEW,
  '(?:最|更|比较|相对)?(?:便宜|经济实惠|实惠|廉价|低价|经济型|低成本)(?:一?点|一?些)?的?',
  '高?性价比(?:最高|高|好)?的?',
  '[不别](?:要|太|是很)*贵的?',
  '(?<![a-z])(?:cheap(?:er|est)?|low[- ]cost|affordable|inexpensive)(?![a-z])',
  `(?:${BUDGET})(?:有限|不高|不多|紧张|充足|不限)?`,
];
const QUESTIONS = [
  '(?:要|卖|得)?多少钱(?:一?[个台只套块支])?',
  '[什啥]么?价格?',
  '(?:价格|报价)(?:单|表)?|价钱|价目表|询价',
  '(?<![a-z])(?:price(?: list| of| for)?|how much(?: is| are)?|quotation)(?![a-z])',
];
const LIMIT_WORDS = new RegExp(LIMITS.join('|'), 'gu');
const QUESTION_WORDS = new RegExp(QUESTIONS.join('|'), 'gu');
/** Most texts hold none of these, and are not looked at further. */
const HINT =
  /(?<![像单])元|[块¥$€价钱宜惠贵币]|美金|预算|成本|经济|(?<!\d)\d(?:\.\d+)? ?万|rmb|cny|usd|budget|price|cheap|cost|quot|afford|expensive|how/u;

/** What a folded text says of money, in the order of the text: how much there is to spend, or what something costs. */
export function askedPrices(text: string): AskedPrice[] {
  if (!HINT.test(text)) return [];
  const found: AskedPrice[] = [];
  const rest = text.replace(LIMIT_WORDS, (said, ...[at]) => {
    found.push({ start: at, end: at + said.length, isLimit: true });
    return '\0'.repeat(said.length);
  });
  for (const { 0: said, index } of rest.matchAll(QUESTION_WORDS))
    found.push({ start: index, end: index + said.length, isLimit: false });
  return found.sort((a, b) => a.start - b.start);
}
