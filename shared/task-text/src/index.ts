export { type Applied, applyToProfile, applyToSelection, kindOf } from './apply';
export { describeReading } from './describe-reading';
export { readTask } from './read-task';
export type { Piece, PieceKind, Question, Reading, SlotId, Span, TaskReading } from './readings';
