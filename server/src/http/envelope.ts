import type { ErrorAnswer } from './error-answer';
import { toJson } from './json-text';

/** The envelope of a success as JSON text. */
export const successEnvelope = (content: unknown): string => `{"state":0,"content":${toJson(content)},"msg":""}`;

export const failureEnvelope = ({ state, msg }: ErrorAnswer): string => JSON.stringify({ state, content: null, msg });
