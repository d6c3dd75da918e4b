import { askedFit, askedMoney } from '../asking/no-fields';
import { askedRefused, askedWhich } from '../asking/questions';
import type { Amount } from '../figures/amount';
import type { Reading } from '../model/readings';
import { modeOf } from '../reading/kind-said';
import { isWavelength, saysWhatLightDoes } from '../reading/wavelengths';
import { mayBePixels, standsBehind, standsBetween, suitsOrAsks } from '../reading/word-and-figure';
import type { FieldToken, Token } from '../tokens/tokens';
import { belongs, bind } from './bind';
import { type Line, spanOf } from './line';
import { sizeBehind, takeSize } from './size-behind';
import { takeAlone } from './take-alone';

/** Parts between commas and other separators: a word and its figure stand in one. */
export function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'separator') clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}

/** Binds the words of a clause with their figures, and takes what stands there by itself. */
export function readClause(line: Line, clause: readonly Token[]): void {
  bindFigures(line, clause);
  takeOthers(line, clause);
}

function bindFigures(line: Line, clause: readonly Token[]): void {
  const { text, isMoving, readings, questions, alone } = line;
  let pending: FieldToken | null = null;
  let orphan: Amount | null = null;
  let isAskedAlready: Token | null = null;
  const items = clause.filter(token => token.kind === 'field' || token.kind === 'amount');
  const first = items.find(token => token.kind === 'field' || !(token.isDiameter && token.shape === 'single'));
  // 60x45 视野 0.1 缺陷: every word stands behind its figure.
  const isPostfix = first?.kind === 'amount' && items.at(-1)?.kind === 'field';
  items.forEach((token, i) => {
    const next = items[i + 1];
    if (token === isAskedAlready) return;
    if (token.kind === 'field') {
      // 隐裂 EL 检测 0.1 mm: what is found by light of its own keeps its figure.
      if (token.word.asked && !(next?.kind === 'amount' && isWavelength(next))) {
        alone.push(token);
        return;
      }
      if (modeOf(token, isMoving)) readings.push({ slot: 'mode', value: 'line', spans: [spanOf(token)] });
      // 2448×2048 视野 60: the field of view is what stands behind its word.
      const isOfCamera = orphan !== null && next?.kind === 'amount' && mayBePixels(orphan);
      const belongsBack = orphan !== null && !isOfCamera && belongs(line, token, orphan) && suitsOrAsks(token, orphan);
      const isLit = orphan?.isNm && saysWhatLightDoes(text.slice(token.start, token.end));
      const isBehind = /^(?:wide|high|tall|long|deep)$/i.test(text.slice(token.start, token.end));
      const belongsOn = !isBehind && next?.kind === 'amount' && suitsOrAsks(token, next) && !(orphan && next.problem);
      if (
        orphan &&
        !isPostfix &&
        !isBehind &&
        !isLit &&
        next?.kind === 'amount' &&
        standsBetween(text, token, [orphan, next])
      ) {
        questions.push(askedWhich(text, token, [orphan, next]));
        orphan = null;
        isAskedAlready = next;
        return;
      }
      const isRightBehind = orphan !== null && next !== undefined && standsBehind(text, token, [orphan, next]);
      if (orphan && belongsBack && (isPostfix || isLit || isRightBehind || !belongsOn)) {
        bind(line, token, orphan);
        orphan = null;
        return;
      }
      if (pending) alone.push(pending);
      pending = token;
      return;
    }
    if (pending && belongs(line, pending, token) && !isApart(text, clause, pending, token)) {
      const size = sizeBehind(line, pending, token, items.slice(i + 1));
      if (size) {
        takeSize(line, pending, token, size);
        isAskedAlready = size;
      } else bind(line, pending, token);
      pending = null;
      return;
    }
    if (orphan) takeAlone(line, orphan);
    orphan = token;
    if (token.isDiameter) {
      takeAlone(line, token);
      orphan = null;
    }
  });
  if (orphan) takeAlone(line, orphan);
  if (pending) alone.push(pending);
}

/** What needs no figure. */
function takeOthers({ text, kind, readings, questions, pieces }: Line, clause: readonly Token[]): void {
  for (const token of clause) {
    if (token.kind === 'choice') readings.push({ ...chosenValue(token), spans: [spanOf(token)] } as Reading);
    else if (token.kind === 'f-number') readings.push({ slot: 'fNumber', value: token.value, spans: [spanOf(token)] });
    else if (token.kind === 'refused') questions.push(askedRefused(text, token, kind));
    else if (token.kind === 'thread')
      questions.push({ spans: [spanOf(token)], why: '螺纹规格不是视野的大小，请写要看的宽与高', choices: [] });
    else if (token.kind === 'fit') questions.push(askedFit(text, token));
    else if (token.kind === 'money') questions.push(askedMoney(text, spanOf(token)));
    else if (token.kind === 'mark') pieces.push({ ...spanOf(token), kind: 'noun' });
    else if (token.kind === 'noun' || token.kind === 'strange') pieces.push({ ...spanOf(token), kind: token.kind });
  }
}

const chosenValue = ({ word: { slot, value } }: Extract<Token, { kind: 'choice' }>) => ({ slot, value });

/** 针孔偏歪 0.02: a thing and a figure with a word between them that is not known, so that the figure may be of anything. */
const isApart = (text: string, clause: readonly Token[], word: FieldToken, amount: Amount): boolean =>
  word.word.soft === true &&
  clause.some(
    ({ kind, start, end }) =>
      kind === 'strange' &&
      start >= word.end &&
      end <= amount.start &&
      /[\u4e00-\u9fff]{2}/.test(text.slice(start, end)),
  );
