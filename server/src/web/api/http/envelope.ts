import { piecesOf, toBytes } from '../../../platform/http/json-text';
import type { ErrorAnswer } from './error-answer';

/** The envelope of a success as JSON. */
export const successEnvelope = (content: unknown): Buffer =>
  toBytes(['{"state":0,"content":', ...piecesOf(content), ',"msg":""}']);

export const failureEnvelope = ({ state, msg }: ErrorAnswer): string => JSON.stringify({ state, content: null, msg });
