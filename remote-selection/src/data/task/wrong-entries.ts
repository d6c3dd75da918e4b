import type { Field } from './field';

export interface WrongEntries {
  /** Fields whose text cannot be taken. */
  count: number;
  /** How many of them have an earlier value, which the results follow. */
  withEarlier: number;
}

/** The fields of a form whose text cannot be taken; an address may name others. */
export function wrongEntries<State extends { drafts: Readonly<Record<string, string>> }>(
  state: State,
  fields: readonly Field<State>[],
): WrongEntries {
  const wrong = fields.filter(({ key }) => key in state.drafts);
  const withEarlier = wrong.filter(field => Object.keys(field.get(state)).length > 0);
  return { count: wrong.length, withEarlier: withEarlier.length };
}
