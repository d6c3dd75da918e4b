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
  const modes = tokens.flatMap(token => {
    if (token.kind === 'field') return modeOf(token, isMoving) ? [{ value: 'line' as const, isWeak: false }] : [];
    if (token.kind !== 'choice' || token.word.slot !== 'mode') return [];
    return [{ value: token.word.value, isWeak: token.word.weak ?? false }];
  });
  const said = tokens.find(isOfKind);
  if (said) return kindOf([{ slot: 'mode', value: said.word.value, spans: [] }], page);
  const mode = modes.find(({ isWeak }) => !isWeak) ?? (page === 'volume' ? undefined : modes[0]);
  return kindOf(mode ? [{ slot: 'mode', value: mode.value, spans: [] }] : [], page);
}

type KindToken = Extract<Token, { kind: 'choice' }> & { word: { slot: 'mode' } };

/** A word that says the kind of task and gives way to none. */
export const isOfKind = (token: Token): token is KindToken =>
  token.kind === 'choice' && token.word.slot === 'mode' && !token.word.weak;
