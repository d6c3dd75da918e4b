/** A body for the list call that asks too much, and what it is answered. */
export interface BadInput {
  name: string;
  body: string;
  status: number;
  msg: string;
}

const list = (rest: string) => `{"categoryId":1,${rest}}`;
const many = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const nestedObjects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const tooDeep = '嵌套过深，最多 8 层';
const tooMany = '内容过多，最多 5000 项';

/** What a visitor never sends and a stranger does. */
export const badInputs: readonly BadInput[] = [
  {
    name: 'a filter of 10,000 values',
    body: list(`"filters":{"mount":{"in":${JSON.stringify(many(10_000, i => `v${i}`))}}}`),
    status: 422,
    msg: `选项 filters.mount.in：${tooMany}`,
  },
  {
    name: 'a filter of 201 values',
    body: list(`"filters":{"mount":{"in":${JSON.stringify(many(201, i => `v${i}`))}}}`),
    status: 422,
    msg: '选项 filters.mount.in：最多 200 项',
  },
  {
    name: '900 filters of 3 values',
    body: list(`"filters":{${many(900, i => `"k${i}":{"in":["a","b","c"]}`).join()}}`),
    status: 422,
    msg: '筛选「k0」：该分类没有这个可筛选的参数',
  },
  {
    name: '5,000 filters',
    body: list(`"filters":{${many(5_000, i => `"k${i}":{"min":${i}}`).join()}}`),
    status: 422,
    msg: `筛选条件 filters：${tooMany}`,
  },
  {
    name: '10,000 unknown fields',
    body: list(many(10_000, i => `"f${i}":1`).join()),
    status: 422,
    msg: `请求体：${tooMany}`,
  },
  {
    name: 'JSON 100 levels deep',
    body: list(`"filters":{"mount":${nested(100)}}`),
    status: 422,
    msg: `筛选条件 filters.mount.0.0.0.0.0.0：${tooDeep}`,
  },
  {
    name: 'JSON 10,000 levels deep',
    body: list(`"filters":{"mount":${nested(10_000)}}`),
    status: 422,
    msg: `筛选条件 filters.mount.0.0.0.0.0.0：${tooDeep}`,
  },
  {
    name: 'objects 10,000 levels deep',
    body: list(`"filters":{"mount":${nestedObjects(10_000)}}`),
    status: 422,
    msg: `筛选条件 filters.mount.a.a.a.a.a.a：${tooDeep}`,
  },
  {
    name: '10,000 levels that never end',
    body: list(`"filters":${'['.repeat(10_000)}`),
    status: 422,
    msg: '请求体：不是有效的 JSON',
  },
  {
    name: 'a body of 1 MB',
    body: list(`"keyword":"${'x'.repeat(1024 * 1024)}"`),
    status: 413,
    msg: '请求体：过大，最多 256 KB',
  },
  {
    name: 'a keyword of 10 kB',
    body: list(`"keyword":"${'相机 '.repeat(1_430)}"`),
    status: 422,
    msg: '关键词 keyword：最多 100 个字符',
  },
];
