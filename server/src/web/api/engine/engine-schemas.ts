import { type CallName, calls, operationIdOf, selectionSchemas } from '@shixuan/api';
import { z } from 'zod';
import { embedCallNames } from '../http/embed-calls';
import { describeSchema, type JsonSchema } from './describe-schema';

/** `CameraShot` */
export const pascalName = (name: CallName): string => {
  const published = operationIdOf(name);
  return `${published.slice(0, 1).toUpperCase()}${published.slice(1)}`;
};

export const schemaReference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Schemas that refer to each other by name. Those of requests are of what is sent, with defaults left out. */
function schemasOf(io: 'input' | 'output', named: Readonly<Record<string, z.ZodType>>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io, uri: id => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, describeSchema(name, schema)]));
}

/** A later version may add fields, which generated clients should accept. */
export function open(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(open);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).filter(([key, value]) => !(key === 'additionalProperties' && value === false));
  return Object.fromEntries(entries.map(([key, value]) => [key, open(value)]));
}

const byCall = (suffix: string, of: (name: CallName) => z.ZodType) =>
  Object.fromEntries(embedCallNames.map(name => [`${pascalName(name)}${suffix}`, of(name)]));

/** `components.schemas` of the description: from the schemas that the calls are parsed with and typed by. */
export function engineSchemas(): Record<string, unknown> {
  const requests = { ...selectionSchemas.request, ...byCall('Request', name => calls[name].request) };
  const contents = { ...selectionSchemas.content, ...byCall('Content', name => calls[name].content) };
  const answers = embedCallNames.map(name => [
    `${pascalName(name)}Answer`,
    {
      type: 'object',
      description: '成功的应答',
      properties: {
        state: { const: 0, description: '结果码，0 为成功' },
        content: { description: '内容', ...schemaReference(`${pascalName(name)}Content`) },
        msg: { type: 'string', description: '成功时为空' },
      },
      required: ['state', 'content', 'msg'],
    },
  ]);
  return {
    ...schemasOf('input', requests),
    ...(open(schemasOf('output', contents)) as object),
    ...Object.fromEntries(answers),
    Failure: {
      type: 'object',
      description: '没有成功的应答：msg 用中文说明原因，字段不对时写明是哪一项、应为什么',
      properties: {
        state: {
          type: 'integer',
          description: '结果码，不为 0：422 参数错误，1010 业务失败，406 没有权限，429 过于频繁',
        },
        content: { type: 'null', description: '没有内容' },
        msg: { type: 'string', description: '中文说明，可以直接显示' },
      },
      required: ['state', 'content', 'msg'],
    },
  };
}
