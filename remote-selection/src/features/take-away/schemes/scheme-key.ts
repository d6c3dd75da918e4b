import type { Scheme } from './scheme';

/** Key that differs between a named and a recent scheme of the same address. */
export const keyOf = ({ name, goal, search }: Scheme): string => `${name}|${goal}|${search}`;
