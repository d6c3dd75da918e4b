export { type Applied, applyToProfile, applyToSelection, applyToVolume, kindOf } from './apply';
export { describeReading } from './describe-reading';
export { readTask } from './read-task';
export type { Choice, Piece, PieceKind, Question, Reading, SlotId, Span, TaskKind, TaskReading } from './readings';
export { type UnreadClause, unreadClauses } from './unread-clauses';
