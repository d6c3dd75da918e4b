import { schemaReference } from './engine-schemas';

interface Failure {
  description: string;
  retryAfter?: boolean;
}

/** What every call may answer instead, by HTTP status. */
const failures: Readonly<Record<string, Failure>> = {
  403: { description: '合作伙伴密钥不对、已撤销，或不能用于这个网页来源' },
  404: { description: '没有这个编号的产品、分类或参数' },
  413: { description: '请求体过大' },
  422: { description: '参数不对：msg 写明是哪一项、应为什么' },
  429: { description: '过于频繁：请在 Retry-After 秒后再试', retryAfter: true },
  503: { description: '暂时不能计算：请在 Retry-After 秒后再试', retryAfter: true },
};

const retryAfter = { description: '多少秒后再试', schema: { type: 'integer', minimum: 1 } };

/** `components.responses` of the description. */
export const engineFailures = Object.fromEntries(
  Object.entries(failures).map(([status, { description, retryAfter: waits }]) => [
    `Failure${status}`,
    {
      description,
      ...(waits && { headers: { 'Retry-After': retryAfter } }),
      content: { 'application/json': { schema: schemaReference('Failure') } },
    },
  ]),
);

/** References to them, for each call. */
export const failureReferences = Object.fromEntries(
  Object.keys(failures).map(status => [status, { $ref: `#/components/responses/Failure${status}` }]),
);
