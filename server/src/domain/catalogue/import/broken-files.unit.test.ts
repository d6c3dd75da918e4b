import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ImportError } from './import-error';
import { readRecords } from './read-file';
import { siteData } from './site-data.fixture';
import { validateRecords } from './validate';

const folder = mkdtempSync(join(tmpdir(), 'broken-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function refusal(file: string, content: string | Uint8Array): Promise<ImportError> {
  const path = join(folder, file);
  writeFileSync(path, content);
  try {
    validateRecords(file, await readRecords(path), siteData);
  } catch (error) {
    if (error instanceof ImportError) return error;
    throw error;
  }
  throw new Error('the file was accepted');
}
const camera = { category: 'area-camera', brand: 'Hikrobot', model: 'X-1' };
const json = (...records: unknown[]) => JSON.stringify(records);
const withAttrs = (attrs: unknown) => json(camera, { ...camera, model: 'X-2', attrs });
/** The place within the file, which has tests of its own, is left out. */
const withoutPlace = (message: string) => message.replace(/^(\S+(?: 第 \d+ 条)?)（第 \d+ 行[^）]*）/, '$1');
const csv = (...lines: string[]) => lines.join('\r\n');

test('the refusal carries file, record, field, value and what would be right', async () => {
  const rows = Array.from({ length: 11 }, (_, index) => `area-camera,Hikrobot,X-${index},2448`);
  const error = await refusal(
    'products.csv',
    csv('category,brand,model,attrs.resolutionH', ...rows, 'area-camera,Hikrobot,X-12,abc'),
  );
  expect(error.message).toBe(
    'products.csv 第 12 条（第 13 行 D 列）：字段 attrs.resolutionH 的值「abc」不是数字，应为大于 0 的整数，单位 px',
  );
  expect(error).toMatchObject({
    file: 'products.csv',
    record: 12,
    field: 'attrs.resolutionH',
    value: 'abc',
    expected: '大于 0 的整数，单位 px',
  });
});

test.each([
  ['X\u0000-1', 'U+0000'],
  ['X\u202e-1', 'U+202E'],
  ['X\u200b-1', 'U+200B'],
  ['X\ud800-1', 'U+D800'],
])('a character that nobody sees is refused with its number: %j', async (model, code) => {
  const error = await refusal('products.json', json(camera, { ...camera, model }));
  expect(error).toMatchObject({
    record: 2,
    field: 'model',
    message: expect.stringContaining(`含有看不见的字符 ${code}`),
  });
  const inSource = await refusal('products.json', json({ ...camera, source: { notes: model } }));
  expect(inSource).toMatchObject({ record: 1, field: 'source.notes', message: expect.stringContaining(code) });
});

test('every text with such a character is named', async () => {
  const hidden = { ...camera, model: 'X\u202e-1', series: 'S\u200b', source: { notes: 'n\u0007' } };
  const { faults } = await refusal('products.json', json(hidden));
  expect(faults.map(({ field }) => field)).toEqual(['model', 'series', 'source.notes']);
});

test.each([
  ['model', '#N/A'],
  ['series', '#REF!'],
  ['brand', '########'],
])('what a spreadsheet writes where a formula fails is no %s: %s', async (field, value) => {
  const row = { ...camera, series: 'S', [field]: value };
  const error = await refusal(
    'products.csv',
    csv('category,brand,series,model', `area-camera,${row.brand},${row.series},${row.model}`),
  );
  expect(error).toMatchObject({ field, message: expect.stringContaining('是表格软件的出错值') });
});

test.each(['-', '—', '/', 'N/A', 'n.a.', 'None', 'TBD', '未知', '待定', '#VALUE!'])(
  'a text that says only that nothing is known is refused, because it would be shown as a value: %s',
  async text => {
    const error = await refusal('products.json', withAttrs({ sensorModel: text }));
    expect(error.message).toContain(
      `字段 attrs.sensorModel 的值「${text}」没有说明任何内容，应为参数的内容；不知道时不填`,
    );
  },
);

test.each(['2-Mar', '2-Mar-26', 'Mar-02', '2026/3/2', '2026-03-02', '3月2日', '2026年3月2日', '1.2E+05'])(
  'a model that Excel rewrote is refused: %s',
  async model => {
    const error = await refusal('products.csv', csv('category,brand,model', `area-camera,Hikrobot,${model}`));
    expect(error.message).toBe(
      `products.csv 第 1 条（第 2 行 C 列）：字段 model 的值「${model}」像是 Excel 改写成日期或数字的型号，应为原来的型号；先把表格中的该列设为文本`,
    );
  },
);

test('a figure beyond every part is refused', async () => {
  const error = await refusal('products.json', withAttrs({ pixelSizeUm: 1e308 }));
  expect(error.message).toMatch(
    /第 2 条（第 1 行第 \d+ 列）：字段 attrs\.pixelSizeUm 的值「1e\+308」大于任何零件的参数，应为大于 0 的数字.*，不大于 10¹²$/,
  );
});

test('a figure so small that what is divided by it has no end is refused', async () => {
  const error = await refusal('products.json', withAttrs({ pixelSizeUm: 1e-300 }));
  expect(error.message).toContain('的值「1e-300」小于任何零件的参数，应为大于 0 的数字，单位 µm，不小于 10⁻⁹');
  expect((await refusal('products.json', withAttrs({ tempRangeC: [-1e-300, 5] }))).field).toBe('attrs.tempRangeC');
});

test.each([
  ['10 ~ 20', [10, 20]],
  ['10 ~ ', [10, null]],
  [' ～ 20', [null, 20]],
])('a range may leave an end blank: %j', async (typed, range) => {
  const path = join(folder, 'ranges.csv');
  const lens = 'telecentric-lens,OPT,X-1';
  writeFileSync(path, csv(`category,brand,model,attrs.magnificationRange`, `${lens},${typed}`));
  const [record] = validateRecords('ranges.csv', await readRecords(path), siteData);
  expect(record?.attrs.magnificationRange).toEqual(range);
});

const CATEGORIES = siteData.categories.map(({ code, name }) => `${code}（${name}）`).join('、');
const SHUTTERS = 'global（全局快门）、rolling（卷帘快门）';

test.each([
  [
    { shape: 'bar', outerDiameterMm: 90 },
    'attrs.outerDiameterMm',
    '的值「90」：「光源形状」为此值的产品没有「外径」，应为不填',
  ],
  [{ colours: ['white'], wavelengthNm: 520 }, 'attrs.wavelengthNm', '「发光颜色」为此值的产品没有「峰值波长」'],
])('%o is refused: the attribute does not apply', async (attrs, field, message) => {
  const error = await refusal('lights.json', JSON.stringify([{ category: 'light', brand: 'OPT', model: 'X', attrs }]));
  expect(error.field).toBe(field);
  expect(error.message).toContain(message);
});

test.each([
  [
    'a number with its unit',
    withAttrs({ pixelSizeUm: '3.45 µm' }),
    '第 2 条：字段 attrs.pixelSizeUm 的值「3.45 µm」不是数字，应为大于 0 的数字，单位 µm；只写半角数字，不带单位、千分位与其他符号',
  ],
  [
    'zero where nothing can be zero',
    withAttrs({ frameRateFps: 0 }),
    '第 2 条：字段 attrs.frameRateFps 的值「0」超出范围，应为大于 0 的数字，单位 fps',
  ],
  [
    'a negative number',
    withAttrs({ weightG: -60 }),
    '第 2 条：字段 attrs.weightG 的值「-60」超出范围，应为大于 0 的数字，单位 g',
  ],
  [
    'a fraction of a pixel',
    withAttrs({ resolutionV: 2048.5 }),
    '第 2 条：字段 attrs.resolutionV 的值「2048.5」超出范围，应为大于 0 的整数，单位 px',
  ],
  [
    'more than all of the light',
    withAttrs({ quantumEfficiencyPct: 120 }),
    '第 2 条：字段 attrs.quantumEfficiencyPct 的值「120」超出范围，应为大于 0、不大于 100 的数字，单位 %',
  ],
  [
    'an object for a number',
    withAttrs({ powerW: { typical: 3 } }),
    '第 2 条：字段 attrs.powerW 的值「{"typical":3}」不是数字，应为大于 0 的数字，单位 W',
  ],
  [
    'a choice that is none',
    withAttrs({ shutter: '机械快门' }),
    `第 2 条：字段 attrs.shutter 的值「机械快门」不在可选值之中，应为以下之一：${SHUTTERS}`,
  ],
  [
    'one bad among several',
    withAttrs({ pixelFormats: ['Mono8', 'RGB8'] }),
    '第 2 条：字段 attrs.pixelFormats 的值「["Mono8","RGB8"]」中的「RGB8」不在可选值之中，应为以下之一：Mono8、Mono10、Mono12、Bayer8、BayerGB8、BayerGB10',
  ],
  [
    'a range upside down',
    withAttrs({ tempRangeC: [50, 0] }),
    '第 2 条：字段 attrs.tempRangeC 的值「[50,0]」的下限大于上限，应为由低到高的一对值，如 10~20，每端为不小于 -273 的数字，单位 °C',
  ],
  [
    'half a range',
    withAttrs({ tempRangeC: [50] }),
    '第 2 条：字段 attrs.tempRangeC 的值「[50]」不是范围，应为由低到高的一对值，如 10~20，每端为不小于 -273 的数字，单位 °C',
  ],
  [
    'an empty text',
    withAttrs({ sensorModel: ' ' }),
    '第 2 条：字段 attrs.sensorModel 的值「 」是空的，应为 1～300 个字符的文字',
  ],
  [
    'a text that is too long',
    withAttrs({ sensorModel: 'IMX'.repeat(101) }),
    `第 2 条：字段 attrs.sensorModel 的值「${'IMX'.repeat(20)}…」过长，应为 1～300 个字符的文字`,
  ],
  [
    'an attribute of no category',
    json({ ...camera, category: 'slide', attrs: { shutter: 'global' } }),
    '第 1 条：字段 attrs.shutter 的值「global」不是「直线滑台」的参数，应为以下之一：strokeMm、maxSpeedMmS、leadMm、drive、maxLoadKg、repeatabilityUm、repeatabilityKind、motor、encoder、status、successor、leadTimeWeeks',
  ],
  [
    'an unknown category',
    json({ ...camera, category: 'drone' }),
    `第 1 条：字段 category 的值「drone」不是已有分类，应为以下代码之一：${CATEGORIES}`,
  ],
  ['no brand', json({ category: 'slide', model: 'X' }), '第 1 条：字段 brand 缺失，应为品牌名（1～80 个字符的文字）'],
  [
    'a blank model',
    json({ ...camera, model: '  ' }),
    '第 1 条：字段 model 的值「  」不对，应为型号（1～120 个字符的文字）',
  ],
  [
    'a model that says nothing',
    json({ ...camera, model: 'N/A' }),
    '第 1 条：字段 model 的值「N/A」没有说明任何内容，应为型号',
  ],
  [
    'a maker that says nothing',
    json({ ...camera, brand: '—' }),
    '第 1 条：字段 brand 的值「—」没有说明任何内容，应为品牌名',
  ],
  [
    'a series that says nothing',
    json({ ...camera, series: '未标注' }),
    '第 1 条：字段 series 的值「未标注」没有说明任何内容，应为系列名；没有系列时不填',
  ],
  [
    'the same product twice',
    json(camera, { ...camera, brand: 'HIKROBOT', model: 'x - 1' }),
    '第 2 条：字段 model 的值「x - 1」与第 1 条重复（品牌与型号相同），应为同一文件内唯一的品牌与型号',
  ],
  [
    'a field nobody knows',
    json({ ...camera, price: 100 }),
    '第 1 条：字段 price 的值「100」不认识，应为只含 category、brand、series、model、seriesLevel、attrs、source、images 的对象',
  ],
  [
    'a source that is no address',
    json({ ...camera, source: { url: 'javascript:alert(1)' } }),
    '第 1 条：字段 source.url 的值「javascript:alert(1)」不对，应为以 http:// 或 https:// 开头的网址',
  ],
  [
    'a confidence nobody defined',
    json({ ...camera, source: { confidence: 'certain' } }),
    '第 1 条：字段 source.confidence 的值「certain」不对，应为 high、medium 或 low',
  ],
  [
    'a derivation of an unknown attribute',
    json({ ...camera, source: { derived: [{ key: 'price', how: '估计' }] } }),
    '第 1 条：字段 source.derived.0.key 的值「price」不是「面阵相机」的参数，应为该分类已定义的参数',
  ],
  [
    'a record that is no record',
    '["MV-CS050"]',
    '第 1 条：不对，应为只含 category、brand、series、model、seriesLevel、attrs、source、images 的对象',
  ],
])('refused in JSON: %s', async (_what, content, message) => {
  expect(withoutPlace((await refusal('cameras.json', content)).message)).toBe(`cameras.json ${message}`);
});

test('a key that objects inherit by is refused as any other that nobody knows, wherever it stands', async () => {
  const whole = JSON.stringify(camera).slice(0, -1);
  for (const [content, told] of [
    [`[${whole},"attrs":{"__proto__":{"sensor":"x"}}}]`, '字段 attrs.__proto__ '],
    [`[${whole},"__proto__":{}}]`, '字段 __proto__ '],
    [`[${whole},"source":{"__proto__":{}}}]`, '字段 source.__proto__ '],
  ] as const)
    expect((await refusal('cameras.json', content)).message).toContain(told);
  expect((await refusal('a.csv', csv('category,brand,model,attrs.__proto__', 'area-camera,H,X,1'))).message).toContain(
    '字段 attrs.__proto__ ',
  );
});

test.each([
  ['no array', 'cameras.json', '{"list":[]}', '最外层不是数组，应为由产品记录组成的 JSON 数组'],
  ['nothing in it', 'cameras.json', '[]', '没有任何记录，应为至少一条产品记录'],
  [
    'cut off',
    'cameras.json',
    '[{"category":"slide",\n"brand":"THK"',
    'JSON 语法有误（第 2 行第 14 列），应为完整的 JSON 数组',
  ],
  [
    'a comma missing in the middle',
    'cameras.json',
    '[{"category":"slide"}\n\n {"brand":"THK"},\n{}]',
    'JSON 语法有误（第 3 行第 2 列），应为完整的 JSON 数组',
  ],
  ['another type', 'cameras.xlsx', 'PK', '文件类型不认识，应为 .json 或 .csv 文件'],
  [
    'another encoding',
    'cameras.csv',
    Uint8Array.from([0xc6, 0xb7, 0xc5, 0xc6]),
    '不是 UTF-8 编码，应为 UTF-8 编码的文件（在表格软件中另存为「CSV UTF-8」）',
  ],
  [
    'an unknown column',
    'cameras.csv',
    'category,brand,model,price\nslide,THK,X,100',
    '列「price」不认识，应为 category、brand、series、model、seriesLevel、images、attrs.<参数> 或 source.<confidence|tier|url|viaUrl|derived|fieldSources|notes>',
  ],
  ['a column twice', 'cameras.csv', 'category,brand,model,model\nslide,THK,X,Y', '列「model」重复，应为每列只出现一次'],
  [
    'a column missing',
    'cameras.csv',
    'category,model\nslide,X',
    '缺少列「brand」，应为首行含 category、brand、model 三列',
  ],
  [
    'a quote left open',
    'cameras.csv',
    'category,brand,model\nslide,"THK,X',
    'CSV 语法有误（第 2 行附近），应为以逗号分隔、引号成对的 CSV',
  ],
  [
    'a letter behind a closing quote',
    'cameras.csv',
    'category,brand,model\nslide,"THK"x,X\nslide,THK,Y\nslide,THK,Z',
    'CSV 语法有误（第 2 行附近），应为以逗号分隔、引号成对的 CSV',
  ],
])('refused as a whole: %s', async (_what, file, content, message) => {
  expect(withoutPlace((await refusal(file, content)).message)).toBe(`${file}：${message}`);
});

test.each([
  ['a cell too many', 'slide,THK,X,1,2', '：有 5 列，应为与首行相同的 4 列'],
  [
    'a range with one bad end',
    'line-lens,THK,X,1~abc',
    '：字段 attrs.magnificationRange 的值「1~abc」的一端不是数字，应为由低到高的一对值，如 10~20，每端为大于 0 的数字，单位 ×',
  ],
])('refused in CSV: %s', async (_what, row, message) => {
  const error = await refusal('lenses.csv', csv('category,brand,model,attrs.magnificationRange', row));
  expect(withoutPlace(error.message)).toBe(`lenses.csv 第 1 条${message}`);
});

test('everything that is wrong with a heading is told at once, each with its column', async () => {
  const { message } = await refusal('a.csv', csv('', 'category,price,model,model,stock', 'slide,1,X,X,2'));
  expect(message.split('\n').map(line => line.replace(/，应为.*/, ''))).toEqual([
    'a.csv（第 2 行 B 列）：列「price」不认识',
    'a.csv（第 2 行 E 列）：列「stock」不认识',
    'a.csv（第 2 行 D 列）：列「model」重复',
    'a.csv（第 2 行）：缺少列「brand」',
    '共 4 处不对，整个文件没有导入',
  ]);
});

test('a key that stands twice in an object is refused, because one of its values would be lost', async () => {
  const text = [
    '[{"category": "slide", "brand": "THK", "model": "A",',
    '  "attrs": {"strokeMm": 100, "leadMm": 5, "strokeMm": 200}},',
    ' {"category": "slide", "brand": "THK", "model": "B", "\\u006dodel": "C",',
    '  "source": {"derived": [{"key": "leadMm", "how": "a", "how": "b"}]}}]',
  ].join('\n');
  const { message } = await refusal('slides.json', text);
  expect(message.split('\n')).toEqual([
    'slides.json 第 1 条（第 2 行第 43 列）：字段 attrs.strokeMm 重复，应为每个字段在同一对象中只出现一次',
    'slides.json 第 2 条（第 3 行第 54 列）：字段 model 重复，应为每个字段在同一对象中只出现一次',
    'slides.json 第 2 条（第 4 行第 56 列）：字段 source.derived.0.how 重复，应为每个字段在同一对象中只出现一次',
    '共 3 处不对，整个文件没有导入',
  ]);
  const inCell = csv(
    'category,brand,model,source.derived',
    'slide,THK,X,"[{""key"":""leadMm"",""key"":""motor"",""how"":""a""}]"',
  );
  expect((await refusal('slides.csv', inCell)).message).toBe(
    'slides.csv 第 1 条（第 2 行 D 列）：字段 source.derived.0.key 重复，应为每个字段在同一对象中只出现一次',
  );
});

test('a table of any length is read, and any number of faults is told', async () => {
  const rows = Array.from({ length: 130_000 }, () => 'x');
  expect((await refusal('long.csv', ['category', ...rows].join('\n'))).message).toContain('缺少列「brand」');
  const [fault] = (await refusal('short.csv', 'category')).faults;
  const { message } = new ImportError(
    fault,
    Array.from({ length: 199_999 }, () => fault),
  );
  expect(message).toMatch(/\n共 200000 处不对，以上是前 100 处，整个文件没有导入$/);
});

test('a file that is not there is named', async () => {
  await expect(readRecords(join(folder, 'nowhere.csv'))).rejects.toThrow('nowhere.csv：文件不存在，应为可以读取的文件');
});

test('all faults of a file are told at once, each with its line and column, the first hundred by name', async () => {
  const error = await refusal(
    'cameras.csv',
    csv(
      'category,brand,model,attrs.resolutionH,attrs.shutter,source.derived',
      'area-camera,Hikrobot,"X-\n1",abc,slow,[1',
      'area-camera,Hikrobot,X-2,2448,global,',
      'drone,Hikrobot,X-3,2448,global,',
      'area-camera,Hikrobot,X-4,2448',
    ),
  );
  expect(error.message.split('\n').map(line => line.replace(/，应为.*/, ''))).toEqual([
    'cameras.csv 第 1 条（第 3 行 F 列）：字段 source.derived 的值「[1」不是 JSON',
    'cameras.csv 第 1 条（第 3 行 D 列）：字段 attrs.resolutionH 的值「abc」不是数字',
    'cameras.csv 第 1 条（第 3 行 E 列）：字段 attrs.shutter 的值「slow」不在可选值之中',
    'cameras.csv 第 3 条（第 5 行 A 列）：字段 category 的值「drone」不是已有分类',
    'cameras.csv 第 4 条（第 6 行）：有 4 列',
    '共 5 处不对，整个文件没有导入',
  ]);
  const many = await refusal('cameras.json', json(...Array.from({ length: 150 }, () => ({ ...camera, model: '' }))));
  expect(many.faults).toHaveLength(150);
  expect(many.message.split('\n')).toHaveLength(101);
  expect(many.message).toMatch(/\n共 150 处不对，以上是前 100 处，整个文件没有导入$/);
});

test('in JSON the place is that of the value, or of what it is missing from', async () => {
  const text =
    '[\n  {"category": "slide", "brand": "THK", "model": "A",\n   "attrs": {"strokeMm": -1}},\n  {"brand": "THK"}\n]';
  const { message } = await refusal('slides.json', text);
  expect(message).toContain('slides.json 第 1 条（第 3 行第 26 列）：字段 attrs.strokeMm 的值「-1」');
  expect(message).toContain('slides.json 第 2 条（第 4 行第 3 列）：字段 category 缺失');
  expect(message).toContain('字段 model 缺失');
});

test('syntax errors have a place on every version of Node; what is nested without end is refused', async () => {
  expect((await refusal('a.json', '[{"a": nul}]')).message).toContain('JSON 语法有误（第 1 行第 8 列）');
  const deep = `[${'['.repeat(50_000)}${']'.repeat(50_000)}]`;
  expect((await refusal('a.json', deep)).message).toBe('a.json 第 1 条：嵌套超过 20 层，应为由字段与值组成的对象');
});

test('columns that a spreadsheet leaves empty behind the last one are no columns', async () => {
  const path = join(folder, 'wide.csv');
  writeFileSync(path, csv('category,brand,model,,', 'slide,THK,X-1,,', ',,,,'));
  expect(validateRecords('wide.csv', await readRecords(path), siteData)).toMatchObject([{ model: 'X-1' }]);
  expect((await refusal('wide.csv', csv('category,brand,model,,', 'slide,THK,X-1,,9'))).message).toContain('列「」');
});

test('GBK is taken where it can be nothing else', async () => {
  // 相机系列 in GBK: as a spreadsheet in Chinese saves CSV.
  const series = [0xcf, 0xe0, 0xbb, 0xfa, 0xcf, 0xb5, 0xc1, 0xd0];
  const table = (bytes: number[]) =>
    Uint8Array.from([...new TextEncoder().encode('category,brand,model,series\nslide,THK,X-1,'), ...bytes]);
  const path = join(folder, 'gbk.csv');
  writeFileSync(path, table(series));
  expect(validateRecords('gbk.csv', await readRecords(path), siteData)).toMatchObject([{ series: '相机系列' }]);
  // Größe in Windows-1252, カメラ in Shift JIS, 카메라 in EUC-KR, 鏡頭 in Big5.
  const others = [
    [0x47, 0x72, 0xf6, 0xdf, 0x65],
    [0x83, 0x4a, 0x83, 0x81, 0x83, 0x89],
    [0xc4, 0xab, 0xb8, 0xde, 0xb6, 0xf3],
    [0xc3, 0xe8, 0xc0, 0x59],
  ];
  for (const bytes of others) expect((await refusal('x.csv', table(bytes))).message).toContain('不是 UTF-8 编码');
});

test.each([
  [0xa1, 0xa1, true],
  [0xa3, 0xfe, true],
  [0xb0, 0xa1, true],
  [0xd7, 0xf9, true],
  [0xa0, 0xa1, false],
  [0xa4, 0xa1, false],
  [0xaf, 0xa1, false],
  [0xd8, 0xa1, false],
  [0xb0, 0xa0, false],
  [0xb0, 0xff, false],
])(
  'beside a word of the trade in GBK, the character of the bytes %i %i is common: %s',
  async (first, second, isCommon) => {
    const table = [...new TextEncoder().encode('category,brand,model,series\nslide,THK,X-1,A')];
    // 系列 in GBK.
    const bytes = Uint8Array.from([...table, 0xcf, 0xb5, 0xc1, 0xd0, first, second]);
    const path = join(folder, 'common.csv');
    writeFileSync(path, bytes);
    if (isCommon) expect(await readRecords(path)).toHaveLength(1);
    else await expect(readRecords(path)).rejects.toThrow('不是 UTF-8 编码');
  },
);
