import { type FigureSlotId, figureSlots } from '../model/slots';
import type { Token } from '../tokens/tokens';

type AmountToken = Extract<Token, { kind: 'amount' }>;

/** Distances, which have two ends; of every other quantity one end says all. */
const withEnds: ReadonlySet<string> = new Set(['wd', 'oo', 'standOff'] satisfies FigureSlotId[]);

/** Between limits a size is as large as its upper one. */
const sizes: ReadonlySet<string> = new Set(['width', 'height', 'length', 'diameter'] satisfies FigureSlotId[]);

/** 工作距离 ≥300，≤500: the two limits of one distance, whatever holds them together, are its range. */
export function withTwoLimits(tokens: readonly Token[]): Token[] {
  const whole: Token[] = [];
  let next = 0;
  tokens.forEach((first, i) => {
    if (i < next) return;
    next = i + 1;
    if (first.kind !== 'amount') {
      whole.push(first);
      return;
    }
    const place = nextOf(tokens, next);
    const second = tokens[place];
    // 工作距离 ≥300，≤0.1 缺陷: a figure with a word of its own is no limit of the distance.
    const isAlone = isEnd(tokens[nextOf(tokens, place + 1, false)]);
    const around = limitsAround(tokens, i);
    if (around) {
      whole.push(...around.tokens);
      next = around.next;
      return;
    }
    const range = isAlone && second?.kind === 'amount' && isOfDistance(whole) ? rangeOf(first, second) : null;
    if (range) next = place + 1;
    whole.push(range ?? first);
  });
  return whole;
}

/** 200 ≤ WD ≤ 350, 200 ≤ 宽 ≤ 350: the word with the figure before it, the range behind it, and the place after both; null where none begins. */
function limitsAround(tokens: readonly Token[], at: number): { tokens: Token[]; next: number } | null {
  const wordPlace = nextOf(tokens, at + 1, false);
  const lastPlace = nextOf(tokens, wordPlace + 1, false);
  const [first, word, last] = [tokens[at], tokens[wordPlace], tokens[lastPlace]];
  if (first?.kind !== 'amount' || word?.kind !== 'field' || last?.kind !== 'amount') return null;
  const range = withEnds.has(word.word.slot) || sizes.has(word.word.slot) ? rangeOf(first, last) : null;
  return (
    range && {
      tokens: [
        { ...word, start: first.start },
        { ...range, start: last.start, end: last.end },
      ],
      next: lastPlace + 1,
    }
  );
}

/** The place of the next token that says something: behind fillers, and behind one separator. */
function nextOf(tokens: readonly Token[], from: number, beyondSeparator = true): number {
  let place = from;
  while (tokens[place]?.kind === 'filler') place++;
  return beyondSeparator && tokens[place]?.kind === 'separator' ? nextOf(tokens, place + 1, false) : place;
}

const isEnd = (token: Token | undefined): boolean => token === undefined || token.kind === 'separator';

/** Whether the word for a distance stands before what comes. */
function isOfDistance(before: readonly Token[]): boolean {
  const last = before.findLast(({ kind }) => kind !== 'filler');
  return last?.kind === 'field' && withEnds.has(last.word.slot);
}

/** The range between a lower and an upper limit, with its problem where they exclude each other; null where they are none. */
function rangeOf(first: AmountToken, second: AmountToken): AmountToken | null {
  const [low, high] = first.shape === 'least' ? [first, second] : [second, first];
  const [from, to] = [low.figures[0], high.figures[0]];
  const isPair = low.shape === 'least' && high.shape === 'most' && from !== undefined && to !== undefined;
  const isLength = [low, high].every(({ dimension, problem }) => isOfLength(dimension) && problem === undefined);
  // A figure without a unit is in mm.
  if (!isPair || !isLength) return null;
  const { dimension } = low.dimension === 'bare' ? high : low;
  const range = { ...first, shape: 'range', dimension, figures: [from, to], end: second.end } as const;
  return from < to ? range : { ...range, problem: '下限不小于上限，请改一个' };
}

const isOfLength = (dimension: AmountToken['dimension']): boolean =>
  dimension === 'bare' || (figureSlots.wd.dimensions as readonly string[]).includes(dimension);
