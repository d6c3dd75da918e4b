import { type Call, type CallName, envelope, operationIdOf } from '@shixuan/api';
import { z } from 'zod';

/** The schemas of a call as its route declares them; they become the OpenAPI document. */
export function callSchema(name: CallName, call: Call) {
  return {
    operationId: operationIdOf(name),
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    body: jsonSchema(call.request, 'input'),
    response: { 200: { description: '成功或业务失败', ...jsonSchema(envelope(call.content), 'output') } },
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema, '~standard': _standard, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
