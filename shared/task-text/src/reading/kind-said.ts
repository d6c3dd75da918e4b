import { kindOf } from '../model/apply';
import type { TaskKind } from '../model/readings';
import type { FieldToken, Token } from '../tokens/tokens';

/** Whether a line says how fast something moves. */
export const saysMotion = (tokens: readonly Token[]): boolean =>
  tokens.some(token => token.kind === 'amount' && token.dimension === 'speed');

/** The kind of task that a word for a size says. */
export const modeOf = ({ word: { mode, inMotion } }: FieldToken, isMoving: boolean): 'line' | undefined =>
  inMotion && !isMoving ? undefined : mode;

/** The kind of task that the words of a line say; a job that usually needs 3D gives way to another word and to the page of volumes. */
export function kindSaid(tokens: readonly Token[], page: TaskKind): TaskKind {
  const isMoving = saysMotion(tokens);
  const is3D = tokens.some(isOfHeights);
  const modes = tokens.flatMap(token => {
    if (token.kind === 'field') return modeOf(token, isMoving) ? [{ value: 'line' as const, isWeak: is3D }] : [];
    if (token.kind !== 'choice' || token.word.slot !== 'mode') return [];
    return [{ value: token.word.value, isWeak: token.word.weak ?? false }];
  });
  const said = tokens.find(isOfKind);
  if (said) return kindOf([{ slot: 'mode', value: said.word.value, spans: [] }], page);
  const isOfWidth = modes.some(({ value }) => value === 'line');
  const weak = (isOfWidth ? modes.find(({ value }) => value === 'profile') : undefined) ?? modes[0];
  const mode = modes.find(({ isWeak }) => !isWeak) ?? (page === 'volume' ? undefined : weak);
  return kindOf(mode ? [{ slot: 'mode', value: mode.value, spans: [] }] : [], page);
}

type KindToken = Extract<Token, { kind: 'choice' }> & { word: { slot: 'mode' } };

/** A word that says the kind of task and gives way to none. */
const isOfKind = (token: Token): token is KindToken =>
  token.kind === 'choice' && token.word.slot === 'mode' && !token.word.weak;

/** 3D, 焊缝跟踪: gives way to another word for the kind of task, but to no word for a size. */
const isOfHeights = (token: Token): boolean =>
  token.kind === 'choice' && token.word.slot === 'mode' && token.word.value === 'profile' && token.word.weak === true;

/** Where the words stand that say a value and give way: 3D 高度差，幅宽 60 mm says the kind by 3D, 线激光，幅宽 80 mm by 线激光. */
export function weakWords(tokens: readonly Token[], page: TaskKind): ReadonlySet<number> {
  const isSaid = tokens.some(isOfKind);
  const isOf3D = !isSaid && tokens.some(isOfHeights) && tokens.some(token => token.kind === 'field' && token.word.mode);
  return new Set(
    tokens.flatMap(token => {
      if (token.kind === 'field') return isSaid || isOf3D ? [token.start] : [];
      if (token.kind !== 'choice' || !token.word.weak) return [];
      return isOf3D && page !== 'volume' && isOfHeights(token) ? [] : [token.start];
    }),
  );
}
