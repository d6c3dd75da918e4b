import type { z } from 'zod';

/**
 * One call of the HTTP contract. All calls are POST with a JSON body and answer with an envelope (`result.ts`).
 * `path` is relative to the base path (`/web`, also served at `/api/web`); a path that begins with `/Share/` is
 * served at `/web/Share/…` and `/api/Share/…`.
 */
export interface Call<Request extends z.ZodType = z.ZodType, Content extends z.ZodType = z.ZodType> {
  path: `/${string}`;
  /** Published name, where it differs from the name in code: OpenAPI's operationId, and what usage is counted by. */
  operationId?: string;
  /** One Chinese sentence for the OpenAPI page. */
  summary: string;
  request: Request;
  content: Content;
}

export const defineCall = <Request extends z.ZodType, Content extends z.ZodType>(call: Call<Request, Content>) => call;
