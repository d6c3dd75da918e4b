import type { Scheme } from './scheme';

/** Apart for named and recent schemes of the same address. */
export const keyOf = ({ name, goal, search }: Scheme): string => `${name}|${goal}|${search}`;
