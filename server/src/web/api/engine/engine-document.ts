import { type CallName, calls, operationIdOf } from '@shixuan/api';
import { PARTNER_KEY_HEADER } from '../../../domain/partners/partner-gate';
import { BODY_LIMIT_KB } from '../../../platform/http/body-limit';
import { embedCallNames, PER_ORIGIN, PER_VISITOR } from '../http/embed-calls';
import { engineExamples } from './engine-examples';
import { engineFailures, failureReferences } from './engine-responses';
import { engineSchemas, pascalName, schemaReference } from './engine-schemas';

const description = `视选的选型引擎：给出任务，得到相机、镜头、光源、采集卡或 3D 轮廓仪的推荐，每一项都来自公开的目录。
全部接口为 POST，请求与应答都是 JSON（UTF-8，请求最大 ${BODY_LIMIT_KB} KB），不用 Cookie，不需要登录。单位写在字段名里：Mm 毫米、Um 微米、Us 微秒、Nm 纳米、Hz 赫兹、Pct 百分比。
任务里不写或为 null 的字段由引擎决定；应答里的 null 是制造商没有标注，不是 0。列表各行按编号提到的产品都在 parts 里。
网页从别的来源调用时，每位访客每分钟 ${PER_VISITOR} 次，每个网页来源每分钟 ${PER_ORIGIN} 次；带合作伙伴密钥时按合作伙伴计。应答带 ETag，可用 If-None-Match 省去不变的内容。
只增不改：以后可能多出字段，不会减少。`;

/** OpenAPI 3.1 of the calls that answer everybody: made from the schemas that the handlers parse with. */
export const engineDocument = () => ({
  openapi: '3.1.0',
  info: { title: '视选 选型接口', version: '1.0.0', description },
  servers: [{ url: '/web', description: '本站' }],
  // A key is optional.
  security: [{}, { partnerKey: [] }],
  tags: [{ name: '选型' }],
  paths: Object.fromEntries(embedCallNames.map(name => [calls[name].path, { post: operationOf(name) }])),
  components: {
    securitySchemes: {
      partnerKey: {
        type: 'apiKey',
        in: 'header',
        name: PARTNER_KEY_HEADER,
        description: '合作伙伴密钥，sxp_ 开头，由视选的运维人员发给；不写也可以调用',
      },
    },
    responses: engineFailures,
    schemas: engineSchemas(),
  },
});

const operationOf = (name: CallName) => ({
  operationId: operationIdOf(name),
  summary: calls[name].summary,
  tags: ['选型'],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: schemaReference(`${pascalName(name)}Request`),
        examples: engineExamples[name] ?? {},
      },
    },
  },
  responses: {
    200: {
      description: '成功',
      headers: {
        ETag: { description: '同样的请求在目录不变时相同', schema: { type: 'string' } },
        'X-Catalogue-Version': { description: '目录版本，目录变化时改变', schema: { type: 'string' } },
      },
      content: { 'application/json': { schema: schemaReference(`${pascalName(name)}Answer`) } },
    },
    ...failureReferences,
  },
});
