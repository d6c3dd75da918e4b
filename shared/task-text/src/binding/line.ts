import type { Amount } from '../figures/amount';
import type { Piece, Question, Reading, Span, TaskKind } from '../model/readings';
import { kindSaid, saysMotion } from '../reading/kind-said';
import type { FieldToken, Token } from '../tokens/tokens';

/** A line whose words and figures are being bound, with what has come of them so far. */
export interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly kind: TaskKind;
  readonly isMoving: boolean;
  readonly readings: Reading[];
  readonly questions: Question[];
  readonly pieces: Piece[];
  /** Words without a figure. */
  readonly alone: FieldToken[];
  /** Distances from below a pile, of which the height may follow. */
  readonly fromBottom: (readonly [FieldToken, Amount])[];
  /** Whether one side of the field of view is said, so that a diameter is that of something in it. */
  isFieldAsked: boolean;
}

/** @param page kind of the task where the line does not say one */
export const openLine = (text: string, tokens: readonly Token[], page: TaskKind): Line => ({
  text,
  tokens,
  kind: kindSaid(tokens, page),
  isMoving: saysMotion(tokens),
  readings: [],
  questions: [],
  pieces: [],
  alone: [],
  fromBottom: [],
  isFieldAsked: false,
});

export const spanOf = ({ start, end }: Span): Span => ({ start, end });
