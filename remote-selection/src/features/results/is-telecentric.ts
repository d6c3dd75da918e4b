import type { ResultRow } from '../../data/ranking/answer';

export const isTelecentric = ({ lens }: ResultRow): boolean =>
  lens?.part.kind === 'fixed' && lens.part.telecentric !== null;
