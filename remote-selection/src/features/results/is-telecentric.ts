import type { ResultRow } from './answer';

export const isTelecentric = ({ lens }: ResultRow): boolean =>
  lens?.part.kind === 'fixed' && lens.part.telecentric !== null;
