import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport, type Tool } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { PartnerSettings } from '../../domain/partners/partner-settings';
import { createPartner } from '../../domain/partners/partners';
import { readDays } from '../../domain/partners/usage/read-usage';
import { engineExamples } from '../api/engine/engine-examples';

let site: TestSite;
let origin: string;
beforeAll(async () => {
  site = await createTestSite();
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.stop());

const open: Client[] = [];
afterAll(() => Promise.all(open.map(client => client.close())));

/** `auto`: the revision without a handshake where the server knows it; `legacy`: the one with `initialize`. */
async function connect(mode: 'auto' | 'legacy' = 'auto', headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit: { headers } }));
  open.push(client);
  return client;
}

const textOf = (result: { content: readonly unknown[] }) => {
  const [first] = result.content;
  return typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : '';
};

const { task } = engineExamples.rankSystems?.pcb?.value ?? { task: undefined };
const profileTask = engineExamples.profiler?.height?.value.task;

/** What each tool answers to a good question. */
async function answers(client: Client) {
  const call = async (name: string, input: object) => {
    const result = await client.callTool({ name, arguments: { ...input } });
    if (result.isError) throw new Error(`${name}: ${textOf(result)}`);
    expect(textOf(result).length).toBeGreaterThan(10);
    return result.structuredContent as Record<string, never[]> & { url: string };
  };
  const found = await call('search_products', { keywords: '500万 全局快门 GigE', pageSize: 3 });
  const ids = found.list?.map(({ id }: { id: number }) => id) ?? [];
  const solved = await call('solve_imaging_task', { task, limit: 2 });
  const profiled = await call('solve_profile_task', { task: profileTask, limit: 2 });
  const [best] = (solved.list ?? []) as { camera: { id: number }; lens: { id: number }; url: string }[];
  const [profiler] = (profiled.list ?? []) as { product: { id: number } }[];
  return {
    found,
    read: await call('read_product', { id: ids[0] }),
    compared: await call('compare_products', { productIds: ids }),
    solved,
    best,
    explained: await call('explain_check', { task, cameraId: best?.camera.id, lensId: best?.lens.id }),
    one: await call('explain_check', { task, cameraId: best?.camera.id, lensId: best?.lens.id, check: 'accuracy' }),
    profiled,
    profile: await call('explain_check', { profileTask, profilerId: profiler?.product.id }),
    volume: await call('solve_volume_task', engineExamples.depthCameras?.bin?.value ?? {}),
    articles: await call('find_articles', { keywords: '景深' }),
  };
}

describe.each(['auto', 'legacy'] as const)('a client of the %s revision', mode => {
  test('lists the tools with titles, Chinese descriptions and both schemas, and calls each of them', async () => {
    const client = await connect(mode);
    expect(client.getInstructions()).toContain('未标注');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }: Tool) => name)).toEqual([
      'search_products',
      'read_product',
      'compare_products',
      'solve_imaging_task',
      'solve_profile_task',
      'solve_volume_task',
      'explain_check',
      'find_articles',
    ]);
    for (const { title, description, inputSchema, outputSchema, annotations } of tools) {
      expect([title, description].join()).toMatch(/[\u4e00-\u9fff]/);
      expect([inputSchema.type, outputSchema?.type, annotations?.readOnlyHint]).toEqual(['object', 'object', true]);
      for (const [field, part] of Object.entries(inputSchema.properties ?? {}))
        expect([field, part]).toEqual([
          field,
          expect.objectContaining({ description: expect.stringMatching(/[\u4e00-\u9fff]/) }),
        ]);
    }
    // The client holds every structured answer against the schema of its tool.
    const { found, read, compared, best, solved, explained, one, profile, volume, articles } = await answers(client);
    expect(found.list).toHaveLength(3);
    expect(read.product).toMatchObject({ url: expect.stringMatching(`^${origin}/goods/detail\\?id=\\d+$`) });
    const unknown = read.figures?.filter(({ value }: { value: unknown }) => value === null) ?? [];
    for (const { text } of unknown as { text: string }[]) expect(['未标注', '不适用']).toContain(text);
    expect(compared.products).toHaveLength(3);
    expect(solved.url).toMatch(`${origin}/selection/vision?`);
    expect(best?.url).toContain('&camera=');
    expect(explained.checks?.length).toBeGreaterThan(10);
    expect(one.checks).toEqual([expect.objectContaining({ check: 'accuracy', traces: expect.any(Array) })]);
    expect(profile.checks?.length).toBeGreaterThan(5);
    expect(volume.url).toMatch(`${origin}/selection/volume?box=600x400`);
    expect(volume.list?.length).toBeGreaterThan(0);
    expect(articles.list?.[0]).toMatchObject({ resource: expect.stringMatching(/^shixuan:\/\/article\/\d+$/) });
  });

  test('pages through the resources and reads articles and glossaries', async () => {
    const client = await connect(mode);
    const first = await client.listResources(undefined, { cacheMode: 'bypass' });
    expect(first.resources.length).toBeGreaterThan(20);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'shixuan://article/{id}',
      'shixuan://glossary/{category}',
    ]);
    const text = async (uri: string) => {
      const [content] = (await client.readResource({ uri })).contents;
      return content && 'text' in content ? content.text : '';
    };
    const article = first.resources.find(({ uri }) => uri.startsWith('shixuan://article/'));
    expect(await text(article?.uri ?? '')).toMatch(new RegExp(`^# ${article?.title}[\\s\\S]*${origin}/article/detail`));
    expect(await text('shixuan://glossary/area-camera')).toContain('像元尺寸');
    await expect(client.readResource({ uri: 'shixuan://article/999999' })).rejects.toThrow('没有地址为');
    await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow('没有地址为');
  });

  test.each([
    ['read_product', { id: 'x' }, '编号 id：应为数字'],
    ['read_product', { id: 2_000_000_000 }, '没有编号为 2000000000 的产品'],
    ['read_product', {}, '编号 id：必填，应为数字'],
    ['compare_products', { productIds: [1] }, '产品编号 productIds：至少 2 项'],
    ['compare_products', { productIds: [1, 1] }, '至少两个不同的产品'],
    ['search_products', {}, '请输入关键词'],
    ['search_products', { keywords: 'x', categoryId: 999 }, '999'],
    ['solve_imaging_task', { task: { object: { widthMm: -1, heightMm: 1 } } }, '宽'],
    ['solve_imaging_task', { task, technique: 'ring' }, '不认识的字段「technique」'],
    ['solve_imaging_task', { task: { ...task, technique: 'sun' } }, '打光方式'],
    ['solve_profile_task', { task: {} }, 'widthMm'],
    ['explain_check', { task, cameraId: 1 }, '请给出 task、cameraId 与 lensId'],
    ['explain_check', { profileTask, profilerId: 1 }, '不是 3D 线激光'],
    ['find_articles', { keywords: 3 }, '关键词'],
  ])('is told in Chinese what is wrong: %s %j', async (name, input, message) => {
    const client = await connect(mode);
    const result = await client.callTool({ name, arguments: input });
    expect([result.isError, textOf(result)]).toEqual([true, expect.stringContaining(message)]);
  });

  test('is refused a tool that is not there', async () => {
    const client = await connect(mode);
    await expect(client.callTool({ name: '__proto__', arguments: {} })).rejects.toThrow('没有名为「__proto__」的工具');
  });
});

interface Crossed {
  kind: string;
  task: object;
  camera: { model: string };
  lens: { model: string };
}

test('what a task does not ask for is told as that, not as passed', async () => {
  const client = await connect();
  const solved = await client.callTool({ name: 'solve_imaging_task', arguments: { task, limit: 1 } });
  const [best] = (solved.structuredContent as { list: { camera: { id: number }; lens: { id: number } }[] }).list;
  const parts = { cameraId: best?.camera.id, lensId: best?.lens.id };
  const explain = async (asked: object) =>
    textOf(await client.callTool({ name: 'explain_check', arguments: { task: asked, ...parts, check: 'rate' } }));
  expect(await explain({ ...task, rateHz: 1 })).toMatch(/^帧率：通过/);
  expect(await explain({ ...task, rateHz: null })).toMatch(/^帧率：任务没有要求/);
});

test('a task in words is solved as it was read, and what is not clear is asked', async () => {
  const client = await connect();
  const solve = (name: string, text: string) => client.callTool({ name, arguments: { text, limit: 1 } });
  const shaft = await solve('solve_imaging_task', 'Ø20 轴, 公差 ±5 µm, 背光, 节拍 2 件/s');
  expect(shaft.structuredContent).toMatchObject({
    task: {
      mode: 'telecentric',
      object: { widthMm: 20, heightMm: 20 },
      accuracy: { toleranceMm: 0.01 },
      technique: 'collimated-backlight',
      rateHz: 2,
    },
    reading: { readings: expect.arrayContaining([{ label: '直径', text: '20 mm', words: 'Ø20' }]), strange: [] },
  });
  expect(textOf(shaft)).toContain('读作：直径 20 mm');
  expect(textOf(shaft)).toMatch(/1\. .+，光源 \S+ .+ 分，成本档 ¥/);
  const plate = await solve('solve_imaging_task', '导光板，视野 700×400 mm，网点 0.15 mm');
  const [line] = (plate.structuredContent as { crossings: Crossed[] }).crossings;
  expect(line).toMatchObject({ kind: 'line-scan', task: { mode: 'line', object: { widthMm: 400, heightMm: 700 } } });
  expect(textOf(plate)).toContain('也可改用线阵扫描：面阵需 178 MP');
  // The assistant goes on with the task as it stands in the answer.
  const scanned = await client.callTool({ name: 'solve_imaging_task', arguments: { task: line?.task, limit: 1 } });
  expect(scanned.structuredContent).toMatchObject({
    list: [{ camera: { model: line?.camera.model }, lens: { model: line?.lens.model }, undecided: [] }],
  });
  expect(textOf(plate)).toContain(`已求解：首选 ${line?.camera.model} + ${line?.lens.model}，单像素精度 `);
  const foil = await solve('solve_imaging_task', '幅宽 650 mm，针孔 0.2 mm，线速度 1 m/s，背光');
  expect(textOf(foil)).toContain('光源未选：目录中没有尺寸与波长都合适的，须另配');
  const lid = await solve('solve_profile_task', '镜面，宽 20 mm，高度差 2 mm，速度 40 mm/s');
  expect(textOf(lid)).toContain('也可整机倾斜约 10°');
  const weld = await solve('solve_profile_task', '焊缝 宽 20 mm，高度差 8 mm');
  expect(weld.structuredContent).toMatchObject({
    task: { widthMm: 20, heightVariationMm: 8 },
    crossings: [{ kind: 'area-3d', task: { widthMm: 20, heightMm: 20, depthMm: 8 } }],
  });
  const [still] = (weld.structuredContent as { crossings: { task: object; product: { id: number } }[] }).crossings;
  const shot = await client.callTool({ name: 'solve_volume_task', arguments: { task: still?.task, limit: 1 } });
  expect(shot.structuredContent).toMatchObject({ list: [{ product: { id: still?.product.id }, fit: 'fits' }] });
  // No 3D area camera of the catalogue is known to be that exact.
  const exact = { widthMm: 20, heightVariationMm: 8, heightErrorUm: 5 };
  const open = await client.callTool({ name: 'solve_profile_task', arguments: { task: exact, limit: 1 } });
  expect(open.structuredContent).toMatchObject({ crossings: [] });
  const bin = await solve('solve_volume_task', '料箱 600×400×300 mm，节拍 3 s');
  expect(bin.structuredContent).toMatchObject({
    task: { widthMm: 600, heightMm: 400, depthMm: 300, cycleS: 3 },
    reading: { readings: expect.arrayContaining([{ label: '堆高', text: '300 mm', words: '×300 mm' }]) },
  });
  for (const [name, text, message] of [
    ['solve_imaging_task', '视野 60x45，精度 0.02', '公差带 0.02，或 最小缺陷 0.02'],
    ['solve_imaging_task', '工作距离 300', '没有写视野；没有写精度'],
    ['solve_imaging_task', '3D 宽 20', '请用 solve_profile_task'],
    ['solve_profile_task', '线扫 幅宽 300', '请用 solve_imaging_task'],
    ['solve_profile_task', '高度差 3', '没有写工件宽'],
    ['solve_imaging_task', '料箱抓取 600x400 mm', '请用 solve_volume_task'],
    ['solve_volume_task', '堆高 300 mm', '没有写料区的长与宽'],
  ] as const) {
    const refused = await solve(name, text);
    expect([refused.isError, textOf(refused)]).toEqual([true, expect.stringContaining(message)]);
  }
});

test('light that cannot show the part is said in the text, of the task and of each system', async () => {
  const client = await connect();
  const solve = async (change: object) =>
    textOf(
      await client.callTool({ name: 'solve_imaging_task', arguments: { task: { ...task, ...change }, limit: 2 } }),
    );
  const dark = await solve({ technique: 'backlight', backAccessible: false });
  expect(dark).toContain('没有一套满足：除打光方式外都满足的有 ');
  expect(dark).toContain('打光方式不满足：背光：背后被台面或托盘挡住，背光到不了镜头。可改用');
  expect(dark).toMatch(/^1\. .*，光源 .*，打光方式不满足，/m);
  expect(await solve({})).not.toContain('打光方式不满足');
});

test('every resource is listed once, page by page', async () => {
  const client = await connect();
  const uris: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.request({ method: 'resources/list', params: { cursor } });
    uris.push(...page.resources.map(({ uri }) => uri));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  expect(new Set(uris).size).toBe(uris.length);
  expect(uris).toHaveLength(
    site.catalogue.current.articles.inOrder.length + site.catalogue.current.index.segments.size,
  );
  await expect(client.request({ method: 'resources/list', params: { cursor: '7' } })).rejects.toThrow('cursor');
});

test('keys work as with the calls of the engine, and what was asked is counted', async () => {
  const { db } = site.database;
  const settings = { name: '助手', origins: ['https://shop.example.com'], perMinute: 8 };
  const { key } = await createPartner(db, PartnerSettings.parse(settings));
  await expect(connect('auto', { 'x-partner-key': `sxp_${'0'.repeat(64)}` })).rejects.toThrow();
  const client = await connect('legacy', { 'x-partner-key': key });
  const asked = await Promise.allSettled(Array.from({ length: 12 }, () => client.ping()));
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(3);
  expect(String(refused.map(each => ('reason' in each ? each.reason : ''))[0])).toContain('每分钟最多 8 次');
  await vi.waitFor(
    async () => {
      const rows = await readDays(db, 1);
      expect(rows.map(({ call }) => call)).toContain('mcp');
    },
    { interval: 500 },
  );
});

interface Raw {
  method?: 'POST' | 'GET' | 'DELETE' | 'PUT' | 'OPTIONS';
  payload?: string | object;
  headers?: Record<string, string>;
}

async function raw({ method = 'POST', payload, headers = {} }: Raw) {
  const accept = 'application/json, text/event-stream';
  const answer = await site.app.inject({
    method,
    url: '/mcp',
    ...(payload !== undefined && { payload }),
    headers: {
      ...{ host: 'site.example.com', accept },
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
}

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const call = (name: string, input: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: input },
});
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

test.each<[string, Raw, number, string]>([
  ['reads a stream', { method: 'GET' }, 405, '只接受 POST'],
  ['ends a session', { method: 'DELETE', headers: { 'mcp-session-id': 'x' } }, 405, '只接受 POST'],
  ['puts', { method: 'PUT', payload: ping }, 405, '只接受 POST'],
  ['sends a batch', { payload: [ping, ping] }, 400, '不接受批量请求'],
  ['sends an empty batch', { payload: [] }, 400, '不接受批量请求'],
  ['sends a text', { payload: '"x"' }, 400, '应为 JSON 对象'],
  ['sends half a document', { payload: '{"jsonrpc":' }, 422, '不是有效的 JSON'],
  ['sends a form', { payload: 'a=1', headers: { 'content-type': 'text/plain' } }, 422, 'application/json'],
  ['sends too much', { payload: `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(300_000)}"}` }, 413, '过大'],
  ['nests without end', { payload: call('read_product', deep(40)) }, 400, '嵌套过深'],
  ['nests deeper than a parser should go', { payload: `${'['.repeat(100_000)}` }, 422, '不是有效的 JSON'],
  [
    'sends ten thousand fields',
    {
      payload: call(
        'read_product',
        Array.from({ length: 10_000 }, () => 1),
      ),
    },
    400,
    '过多',
  ],
  ['reaches for a prototype', { payload: '{"jsonrpc":"2.0","id":1,"method":"ping","__proto__":{"a":1}}' }, 422, 'JSON'],
  ['subscribes', { payload: { ...ping, method: 'subscriptions/listen' } }, 400, '没有订阅'],
  ['asks an unknown method', { payload: { ...ping, method: 'shutdown' } }, 200, '没有方法「shutdown」'],
  ['is no JSON-RPC', { payload: { hello: 1 } }, 400, 'error'],
  ['comes from another page', { payload: ping, headers: { origin: 'https://shop.example.com' } }, 200, '"result":{}'],
  ['names no host', { payload: ping, headers: { host: 'a b' } }, 403, 'Host'],
])('somebody who %s gets a plain answer', async (_, request, status, text) => {
  const answer = await raw(request);
  expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(text)]);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.body).not.toMatch(/node_modules|\.ts:|at /);
});

test('a browser is told which headers it may send; cookies are never asked for', async () => {
  const answer = await raw({ method: 'OPTIONS', headers: { origin: 'https://shop.example.com' } });
  expect(answer.status).toBe(204);
  expect(answer.headers['access-control-allow-headers']).toContain('mcp-protocol-version');
  expect(answer.headers['access-control-allow-headers']).toContain('x-partner-key');
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
});

test('many at once are answered or told to wait', async () => {
  const client = await connect();
  const calls = Array.from({ length: 60 }, (_, i) =>
    client.callTool({
      name: 'solve_imaging_task',
      arguments: { task: { ...task, heightVariationMm: i / 10 }, limit: 1 },
    }),
  );
  for (const result of await Promise.all(calls)) {
    if (result.isError) expect(textOf(result)).toContain('请稍后再试');
    else expect(result.structuredContent).toHaveProperty('list');
  }
});

test('the configuration in the documentation connects', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/engine.md'), 'utf8');
  const [, block = ''] = /```json\n(\{\s*"mcpServers"[\s\S]*?)```/.exec(guide) ?? [];
  const { mcpServers } = JSON.parse(block) as {
    mcpServers: Record<string, { type: string; url: string; headers: object }>;
  };
  const server = mcpServers.shixuan;
  expect(server).toMatchObject({ type: 'http', headers: { 'X-Partner-Key': expect.stringMatching(/^sxp_/) } });
  const url = server?.url.replace('https://视选的地址', origin);
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url ?? '')));
  open.push(client);
  expect((await client.listTools()).tools.length).toBeGreaterThan(5);
  for (const { name } of (await client.listTools()).tools) expect(guide).toContain(`\`${name}\``);
});
