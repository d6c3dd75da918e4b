import {
  type JSONObject,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { describeSchema } from '../api/engine/describe-schema';
import { open } from '../api/engine/engine-schemas';
import { errorAnswer, isFault } from '../api/http/error-answer';
import { parseInput } from '../api/http/parse-body';
import { listResources, readResource, resourceTemplates } from './resources';
import type { AnyTool, ToolContext } from './tool';
import { tools } from './tools';

const instructions = `视选是机器视觉硬件的目录与选型网站：面阵与线阵相机、FA 与远心镜头、光源、采集卡、3D 线激光等。
先用 search_products 找产品、solve_imaging_task、solve_profile_task 或 solve_volume_task 解任务，再用 read_product、compare_products、explain_check 说明理由，find_articles 查原理。
单位写在字段名里：Mm 毫米、Um 微米、Us 微秒、Nm 纳米、Hz 赫兹、Pct 百分比。null 与「未标注」是制造商没有给出，不是 0，不能当作满足要求。
回答访客时请附上 url。`;

/** Codes are explained as those of a task, wherever they stand. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JSONObject => {
  const described = describeSchema('ImagingTask', z.toJSONSchema(schema, { io }));
  // A later version may add fields to an answer.
  return (io === 'output' ? open(described) : described) as JSONObject;
};

const described = ({ name, title, description, request, content }: AnyTool) => ({
  name,
  title,
  description,
  inputSchema: { ...schemaOf(request, 'input'), type: 'object' as const },
  outputSchema: { ...schemaOf(content, 'output'), type: 'object' as const },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
});

/** Made once: the tools do not change while the server runs. */
let list: ReturnType<typeof described>[] | undefined;
const toolList = () => (list ??= tools.map(described));

const wrongParameter = (message: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, message);

/** A server for one request. It keeps nothing: the next request gets another. */
export function mcpServer(context: ToolContext): Server {
  const server = new Server(
    { name: 'shixuan', title: '视选', version: '1.0.0' },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  server.setRequestHandler('tools/list', () => ({ tools: toolList() }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) {
      const known = tools.map(({ name }) => name).join('、');
      throw wrongParameter(`没有名为「${params.name.slice(0, 40)}」的工具，可用：${known}`);
    }
    return callTool(tool, params.arguments ?? {}, context);
  });
  server.setRequestHandler('resources/list', ({ params }) => {
    const page = listResources(context.catalogue, params?.cursor);
    if (!page) throw wrongParameter('cursor：无效，应为上一页给出的 nextCursor');
    return page;
  });
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const text = readResource(context.catalogue, uri, context.origin);
    if (text === null) throw new ResourceNotFoundError(uri, `没有地址为「${uri.slice(0, 80)}」的资源`);
    return { contents: [{ uri, mimeType: 'text/plain', text }] };
  });
  server.fallbackRequestHandler = ({ method }) => {
    const message = `没有方法「${method.slice(0, 40)}」`;
    return Promise.reject(new ProtocolError(ProtocolErrorCode.MethodNotFound, message));
  };
  return server;
}

/** What is wrong with the input is an answer of the tool, so that the assistant reads it and asks again. */
async function callTool(tool: AnyTool, input: unknown, context: ToolContext) {
  try {
    const parsed = parseInput(tool.request, input);
    if ('error' in parsed) throw parsed.error;
    const { content, text } = await tool.answer(parsed.value, context);
    return { content: [{ type: 'text' as const, text }], structuredContent: content as Record<string, unknown> };
  } catch (error) {
    const answer = errorAnswer(error);
    if (isFault(error, answer)) context.log.error({ err: error }, 'a tool failed');
    return { content: [{ type: 'text' as const, text: answer.msg }], isError: true };
  }
}
