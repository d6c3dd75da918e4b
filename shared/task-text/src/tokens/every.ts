import type { Amount } from '../figures/amount';
import { CHINESE_NUMBER, chineseNumberAt } from '../figures/chinese-numbers';
import { inBaseUnit, PIECES, unitAt } from '../figures/units';

const EVERY = new RegExp(
  String.raw`(?:每|一|per )(秒钟?|分钟?|小时|second|minute|hour)(?:\s|需?要|[能会可走跑做出过拍测检产])*(?:生产|检测|检查|运行)?\s*(大?约|大概|about )?\s*(\d+(?:\.\d+)?|${CHINESE_NUMBER})(?!\d*[.,]\d)\s*([千万])?\s*${PIECES}?`,
  'y',
);
const multiples = new Map([
  ['千', 1000],
  ['万', 10_000],
]);

const TIME = String.raw`(\d+(?:\.\d+)?)\s?(s(?:ec(?:ond)?s?)?|min(?:ute)?s?|秒钟?|分钟)(?![a-z])`;
/** one part every 2 s, 一板 12 秒: what one takes. Behind the time no count follows: 每件 2 秒 5 次 is of something else. */
const ONE_IN = new RegExp(
  String.raw`(?:(?:(?:1|one|an?) (?:[a-z]{3,} ){1,2})?every |(?:[一每]|1 ?)${PIECES}\s*(?:需?要|用时?|耗时|约)?\s*)${TIME}(?!\s*(?:\d+\s*${PIECES}|曝光|exposure))`,
  'y',
);

const amount = (start: number, end: number, value: number, isWay: boolean, isRough: boolean): Amount => ({
  kind: 'amount',
  start,
  end,
  dimension: isWay ? 'speed' : 'rate',
  isNm: false,
  shape: isRough ? 'about' : 'single',
  figures: [value],
  isDiameter: false,
});

/** A count or a way in a time, `每分钟 300 瓶`, `每分钟走 50 米`, or the time of one: `one part every 2 s`. */
export function everyAt(folded: string, start: number): Amount | null {
  EVERY.lastIndex = start;
  const found = EVERY.exec(folded);
  if (!found) return oneInAt(folded, start);
  const [, time = '', roughly, figure = '', multiple = ''] = found;
  const seconds = /^[秒s]/.test(time) ? 1 : /^[分m]/.test(time) ? 60 : 3600;
  const way = multiple ? null : unitAt(folded, start + found[0].indexOf(figure) + figure.length);
  const isWay = way?.dimension === 'length';
  const factor = isWay ? way.factor : (multiples.get(multiple) ?? 1);
  const value = inBaseUnit(chineseNumberAt(figure, 0)?.text ?? figure, { factor: factor / seconds });
  return amount(start, isWay ? way.end : EVERY.lastIndex, value, isWay, roughly !== undefined);
}

function oneInAt(folded: string, start: number): Amount | null {
  ONE_IN.lastIndex = start;
  const [, figure, time] = ONE_IN.exec(folded) ?? [];
  if (figure === undefined || time === undefined || Number(figure) === 0) return null;
  // 2 boards every 8 s, 第一件 2 秒, 15 every 8 s: of more than one, or of the first.
  if (/[a-z\d第.]$|\d[a-z ]*$/.test(folded.slice(Math.max(0, start - 40), start))) return null;
  const seconds = Number(figure) * (/^[s秒]/.test(time) ? 1 : 60);
  return amount(start, ONE_IN.lastIndex, Number((1 / seconds).toPrecision(12)), false, false);
}
