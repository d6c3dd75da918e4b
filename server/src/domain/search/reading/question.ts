import { countingTerms, isOrigin, isPartNumber, isSensor, isUnderstood, joinedKeys, type Term } from '../model/term';

const WHICH: ReadonlySet<string> = new Set(['什么', '啥']);

/** So many conditions, one of them a figure, are those of a product, whatever is asked beside them. */
const TASK = 3;

/** 能带2000万相机不, as 能带2000万相机吗. */
const OR_NOT = /(?:能|可以)[\p{L}\d./]{1,20}[不否]$/u;
const endsInYesOrNo = (terms: readonly Term[]): boolean =>
  (terms.at(-1)?.key ?? '').endsWith('吗') || OR_NOT.test(joinedKeys(terms));

/** What asks at the end for yes or no is no word to look for. */
export const withOrNot = (terms: readonly Term[]): readonly Term[] =>
  OR_NOT.test(joinedKeys(terms)) && terms.at(-1)?.kind === 'text' && terms.at(-1)?.key.length === 1
    ? terms.map((term, at) => (at === terms.length - 1 ? { ...term, role: 'filler' } : term))
    : terms;

/** 主面在镜头哪里, 能配 1 寸相机吗, 全局一定比卷帘好吗, unlike 有 25 mm 的吗 and 推荐一款好吗. */
const isAskedAtEnd = (terms: readonly Term[]): boolean =>
  (/(?:(?<!在)哪里|(?<!在)哪儿)$/u.test(terms.at(-1)?.key ?? '') || endsInYesOrNo(terms)) &&
  !terms.some(({ key }) => REQUEST.test(key));

/** A reason is asked for, whatever conditions stand beside it: 五百万镜头为啥配五百万相机还是肉. */
const REASON = /^(?:为(?:什么|啥|何)|凭什么|怎么回事|咋回事|什么原因|啥原因|why)/u;
export const isReasonAsked = ({ role, key }: Term): boolean => role === 'asking' && REASON.test(key);
/** What happens as soon as something else does: 皮带一快字就糊. */
const AS_SOON = /一\p{Script=Han}{1,6}就\p{Script=Han}{1,4}$/u;

/** How the choice of one product is asked about: 哪个好 beside a figure asks for products. */
const WHICH_ONE: ReadonlySet<string> = new Set([
  '哪个好',
  '哪种好',
  '哪款好',
  '好不好',
  '比较',
  '对比',
  '选型',
  '介绍',
]);
/** 行不行, 够不够: yes or no is asked, whatever conditions stand beside it. */
const YES_OR_NO = /^(.)不\1$/u;

/** 能不能, 可以吗: whether something may be had, or may be done. */
const MAY: ReadonlySet<string> = new Set(['能不能', '可不可以', '行不行', '可以吗', '能吗']);
/** Behind these words products are asked for: 能不能推荐, 可不可以给个. */
const REQUEST = /^(?:能|可以?)?(?:帮|给|求|推荐|提供|找|买|卖|发|有|搞|弄到|拿到|做到?)/u;
const BARE = /^\d+(?:\.\d+)?$/u;
/** Between two choices of which one is asked for: 万兆和 cxp 选哪个. */
const OR = /^(?:和|与|跟|还是|或|或者|对比|比|vs)$/u;

/** Between two choices it asks by itself: 卷帘 vs 全局. */
const AGAINST = /^(?:vs|对比)$/u;

/** 像元3.45和2.4: a figure, and another that may go without the name of what both are. */
const areFigures = (one: Term | undefined, other: Term | undefined): boolean =>
  one?.kind === 'quantity' && other !== undefined && (other.kind === 'quantity' || BARE.test(other.key));

/** Which of two choices of one attribute to take is asked: 万兆和 cxp 选哪个. */
function isChoiceOfTwo(terms: readonly Term[]): boolean {
  const keysOf = (term: Term | undefined) =>
    term?.kind === 'option' && term.active ? term.meanings.flatMap(({ filters }) => Object.keys(filters)) : [];
  const between = terms.findIndex(({ role, key }) => (role === 'filler' && OR.test(key)) || AGAINST.test(key));
  const keys = keysOf(terms[between - 1]);
  const isOfOne =
    between > 0 &&
    (keysOf(terms[between + 1]).some(key => keys.includes(key)) || areFigures(terms[between - 1], terms[between + 1]));
  // Nothing need stand between them: 条光环光哪个合适.
  const beside = terms.findIndex((term, at) => keysOf(terms[at - 1]).some(key => keysOf(term).includes(key)));
  if (beside > 0 && terms[beside + 1]?.key.startsWith('哪')) return true;
  const isAsked = terms.slice(between).some(({ role, key }) => role === 'filler' && key.startsWith('哪'));
  return isOfOne && (isAsked || AGAINST.test(terms[between]?.key ?? ''));
}

const DIFFERENCE: ReadonlySet<string> = new Set([
  '区别',
  '的区别',
  '差别',
  '差异',
  '不同点',
  '对比',
  '比较',
  '有什么区别',
  '有啥区别',
]);
/** The difference between two named types is told by the products that have them: imx264 imx250 区别. */
const comparesTypes = (terms: readonly Term[]): boolean => {
  const content = countingTerms(terms);
  const asking = terms.filter(({ role }) => role === 'asking');
  return (
    content.length > 1 && content.every(isSensor) && asking.length > 0 && asking.every(({ key }) => DIFFERENCE.has(key))
  );
};

/** A figure that is asked for, as the beginning of a pattern: 几毫米, 几k. */
export const FIGURE_OF_UNIT = '(?:几|多少)个?(?:毫米|mm|百万|千万|万|倍|微米|um|瓦|寸|丝|k(?![a-z]))';
const FIGURE_ASKED = new RegExp(`^${FIGURE_OF_UNIT}`, 'u');
/** What figure is asked for, whatever conditions stand beside it: 用几毫米镜头. */
export const isFigureAsked = ({ role, key }: Term): boolean => role === 'asking' && FIGURE_ASKED.test(key);

/** What comes and goes: 一段宽一段窄, 忽明忽暗. */
const BY_TURNS =
  /一(段|会儿?|边|块|处|下|阵)\p{Script=Han}{1,3}一\1\p{Script=Han}|忽\p{Script=Han}忽|时\p{Script=Han}时\p{Script=Han}/u;

/** What followed upon a change: 换皮带后图像模糊, 装了滤镜以后发暗. */
const SINCE = /(?:换|改|加|装|调|升级)[完成过好]?了?[^后]{1,12}(?:以|之)?后(?![面端置])\p{Script=Han}{2}/u;

/** What is done to a picture is a fault of it: 前后被拉长. */
const SUFFERED = /被(?:拉|压|切|截|挡|遮|拖|撑|扯)\p{Script=Han}{0,2}$/u;

/** A fault is told, which happens as soon as something else does, or comes and goes: no products with what is named are asked for. */
function isToldAsFault(terms: readonly Term[]): boolean {
  const told = joinedKeys(terms);
  return (
    BY_TURNS.test(told) || ([AS_SOON, SINCE, SUFFERED].some(pattern => pattern.test(told)) && !isUnderstoodAtEnd(terms))
  );
}
const isUnderstoodAtEnd = (terms: readonly Term[]): boolean => terms.slice(-1).some(isUnderstood);

/** Whether one kind of product goes with another, of which figures are told: 500万镜头能配1200万相机吗. */
const FITS = /(?:能|可以?)(?:直接|正常)?(?:搭?配|匹配|兼容|通用|装|接|用|插|上|带|撑)/u;
export function isFitAsked(terms: readonly Term[]): boolean {
  if (!endsInYesOrNo(terms)) return false;
  const kinds = terms.flatMap(({ kind }, at) => (kind === 'category' ? [at] : []));
  const between = terms.slice((kinds[0] ?? 0) + 1, kinds.at(-1) ?? 0).filter(({ kind }) => kind === 'text');
  return FITS.test(joinedKeys(between));
}

/** What something is for, or what is meant by what stands on it: 那圈是干嘛用的, 标的 1.1 寸指的是哪个尺寸. */
const USE = /^(?:(?:是|用来)?干(?:嘛|啥|什么)|(?:有|起)?(?:什么|啥)(?:用|作用)|的?作用$|用途$)/u;
const MEANT = /(?:指的?是|是指|代表|表示)(?:什么|啥|哪)/u;
/** How near or far something may be: 25mm镜头最近能离工件多近. */
const HOW_FAR = /(?:能|可以?).*多[近远]$/u;
/** What is understood before it can do something: 像元3.45um的相机能测到0.01mm吗. */
const ABLE = /(?<!有|求|哪款|哪个)能(?:测|拍|看|量|检|分辨|识别)(?:得|到|出|清)/u;
const DIFFERENT = /不一样|不同|区别|差别|差异|差在/u;

/** What something is for is asked. */
export const asksForUse = (terms: readonly Term[]): boolean =>
  terms.some(({ role, key }) => role === 'asking' && USE.test(key));

/** What a product or a figure of it is for, means or allows is asked, whatever conditions stand beside it. */
export function asksToKnow(terms: readonly Term[]): boolean {
  if (terms.some(isPartNumber)) return false;
  const told = joinedKeys(terms);
  return asksForUse(terms) || MEANT.test(told) || HOW_FAR.test(told) || isAbleAsked(terms) || isDifferenceOfTwo(terms);
}

function isAbleAsked(terms: readonly Term[]): boolean {
  if (!endsInYesOrNo(terms)) return false;
  const kind = terms.findIndex(term => term.kind === 'category');
  const behind = terms.slice(kind + 1).map(({ key }) => key);
  return kind >= 0 && ABLE.test(behind.join(''));
}

/** How two choices of one attribute differ: 500万全局和卷帘拍运动的有什么不一样. */
function isDifferenceOfTwo(terms: readonly Term[]): boolean {
  const keysOf = (term: Term | undefined) =>
    term?.kind === 'option' ? term.meanings.flatMap(({ filters }) => Object.keys(filters)) : [];
  const between = terms.findIndex(
    ({ key }, at) => OR.test(key) && keysOf(terms[at - 1]).some(attribute => keysOf(terms[at + 1]).includes(attribute)),
  );
  return between > 0 && terms.slice(between).some(({ role, key }) => role === 'asking' && DIFFERENT.test(key));
}

/** A question to read about. Before a kind of product 什么 asks for products: 用什么相机. */
export function isQuestion(terms: readonly Term[]): boolean {
  if (terms.some(term => isFigureAsked(term) || isReasonAsked(term)) || isToldAsFault(terms) || isFitAsked(terms))
    return true;
  if (asksToKnow(terms)) return true;
  const understood = terms.filter(isUnderstood);
  const has = (...kinds: Term['kind'][]) => understood.some(({ kind }) => kinds.includes(kind));
  const isTask = understood.length >= TASK && has('quantity') && !YES_OR_NO.test(terms.at(-1)?.key ?? '');
  const isOfProduct = has('category') && has('quantity', 'number', 'brand');
  const isAsking = ({ role, key }: Term, at: number) =>
    role === 'asking' &&
    !(MAY.has(key) && REQUEST.test(terms[at + 1]?.key ?? '')) &&
    !(WHICH.has(key) && terms[at + 1]?.kind === 'category') &&
    !(WHICH_ONE.has(key) && isOfProduct);
  // What replaces a part number is a product: TC23120 用什么国产的代.
  if (terms.some(isOrigin) && terms.some(isPartNumber)) return false;
  return !isTask && (terms.some(isAsking) || isAskedAtEnd(terms) || isChoiceOfTwo(terms)) && !comparesTypes(terms);
}

/** The head of a phrase is its last word: 分辨率计算 xlsx, 选型计算器下载 ask for a file. */
export const endsInFile = (terms: readonly Term[]): boolean =>
  terms.filter(({ role }) => role !== 'filler').at(-1)?.role === 'file';
