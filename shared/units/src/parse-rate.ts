import { type AskedFor, type ParsedQuantity, parseQuantity } from './parse-quantity';

/** `节拍 2 s`, `0.5 秒/件`, `ct 800ms`: the time that one piece takes. */
const TAKT =
  /^(?:节拍|ct|cycle\s*time|周期)?\s*[:：=]?\s*([\d.,]+)\s*(ms|毫秒|s|秒|sec)\s*(?:\/\s*(?:件|个|片|瓶|次|pcs?|张))?$/i;
const NAMED = /^(?:节拍|ct|cycle\s*time|周期)\s*[:：=]?\s*([\d.,]+)$/i;

/**
 * A rate in fps as people type it: figures and ranges as `parseQuantity` understands them (`12 fps`, `120 件/分`, `3600 UPH`), and
 * the cycle time of one piece, which is turned over: `节拍 0.5 s` is 2 fps. A figure without a unit is fps.
 */
export function parseRate(text: string, asked: AskedFor = {}): ParsedQuantity {
  const plain = text.normalize('NFKC').trim();
  const takt = TAKT.exec(plain) ?? NAMED.exec(plain);
  if (!takt) return parseQuantity(text, 'fps', asked);
  const seconds = parseQuantity(`${takt[1]} ${takt[2] ?? 's'}`, 's', asked);
  if ('problem' in seconds || seconds.exact === undefined) return seconds;
  if (seconds.exact === 0) return { problem: '节拍应大于 0，例如 0.5 s/件' };
  return { exact: Number((1 / seconds.exact).toPrecision(12)) };
}
