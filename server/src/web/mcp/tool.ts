import type { CallContent, CallName, ParsedRequest } from '@shixuan/api';
import type { z } from 'zod';
import { toJson } from '../../platform/http/json-text';
import type { CallContext } from '../api/handler';
import { dispatch } from '../api/http/dispatch';

export interface ToolContext extends CallContext {
  /** `https://host` of this site, for the links of answers. */
  origin: string;
}

/** What a tool answers: the structured content, and the same for reading. */
export interface ToolAnswer<Content> {
  content: Content;
  text: string;
}

/** A tool of the Model Context Protocol. Its schemas are made of those of the calls. */
export interface Tool<Request extends z.ZodType = z.ZodType, Content extends z.ZodType = z.ZodType> {
  name: string;
  title: string;
  /** For the assistant that chooses among the tools. */
  description: string;
  request: Request;
  content: Content;
  /** @throws CallError with a Chinese sentence for the assistant */
  run(request: z.output<Request>, context: ToolContext): Promise<ToolAnswer<z.output<Content>>>;
}

/** A tool of any schemas: `run` takes what `request` has parsed. */
export type AnyTool = Omit<Tool, 'run'> & {
  answer(parsed: unknown, context: ToolContext): Promise<ToolAnswer<unknown>>;
};

export const defineTool = <Request extends z.ZodType, Content extends z.ZodType>({
  run,
  ...tool
}: Tool<Request, Content>): AnyTool => ({
  ...tool,
  answer: (parsed, context) => run(parsed as z.output<Request>, context),
});

/** The content of a call, as a caller over HTTP gets it. */
export async function contentOf<N extends CallName>(
  name: N,
  request: ParsedRequest<N>,
  context: ToolContext,
): Promise<CallContent<N>> {
  return JSON.parse(toJson(await dispatch(name, request, context)));
}

/** Address of a product's page. */
export const productUrl = ({ origin }: ToolContext, id: number): string => `${origin}/goods/detail?id=${id}`;
