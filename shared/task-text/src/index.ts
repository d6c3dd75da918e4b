export { type UnreadClause, unreadClauses } from './asking/unread-clauses';
export { type Applied, applyToProfile, applyToSelection, applyToVolume, kindOf } from './model/apply';
export { describeReading } from './model/describe-reading';
export type {
  Choice,
  Piece,
  PieceKind,
  Question,
  Reading,
  SlotId,
  Span,
  TaskKind,
  TaskReading,
} from './model/readings';
export { readTask } from './read-task';
