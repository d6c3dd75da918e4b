import { beforeAll, expect, test } from 'vitest';
import { siteFiles } from '../../../../test/site-files';
import { fileSearch } from '../../../../test/site-search';
import { rowsOf } from '../../catalogue/index/bitset';
import type { Segment } from '../../catalogue/index/segment';
import { answerSearch } from '../answering/answer-search';
import { judge, judgedQueries, measure, openParts } from '../judging/judge';
import { Marker } from '../model/marks';
import { SCORES } from '../model/ranking';
import { Vocabulary } from '../vocabulary/vocabulary';
import type { SiteFile } from './file-search';
import type { SiteSearch } from './site-search';

let search: SiteSearch;
let files: SiteFile[];
beforeAll(async () => {
  search = await fileSearch();
  files = siteFiles(search.index);
});

const ask = (keywords: string, more: Partial<Parameters<typeof answerSearch>[1]> = {}) =>
  answerSearch(search, { keywords, page: 1, pageSize: 24, filters: {}, without: [], ...more });
const group = (content: ReturnType<typeof ask>['content'], kind: string) =>
  content.groups.find(each => each.kind === kind);

test('what buyers type finds what they mean: nine of ten first answers are right, nearly all within five', () => {
  const judged = judgedQueries();
  expect(judged.length).toBeGreaterThanOrEqual(120);
  const verdicts = judged.filter(({ part }) => part === 'guard').map(each => judge(search, each, files));
  const measures = measure(verdicts);
  const wrong = verdicts
    .filter(({ rank }) => rank !== 1)
    .map(({ judged: { query }, rank, first }) => [query, rank, first]);
  expect(measures.successAt1, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.9);
  expect(measures.successAt5, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.97);
});

test.each(openParts.filter(part => part !== 'guard'))(
  'of the queries of the part %s, hardly any is answered wrongly or not at all',
  part => {
    const verdicts = judgedQueries().flatMap(each => (each.part === part ? [judge(search, each, files)] : []));
    const measures = measure(verdicts);
    expect(verdicts.length).toBeGreaterThanOrEqual(70);
    expect(measures.successAt1).toBeGreaterThanOrEqual(0.92);
    expect(measures.empty).toBeLessThanOrEqual(0.02);
  },
);

test.each([
  ['国产 500万 面阵相机', (country: string) => country === '中国'],
  ['进口环形光源', (country: string) => country !== '中国' && country !== ''],
  ['日本品牌 16mm 镜头', (country: string) => country === '日本'],
  ['瑞士品牌', (country: string) => country === '瑞士'],
])('%s: makers of that country, none whose country is not known', (typed, isMeant) => {
  const { products } = search.find(typed);
  const found = products.flatMap(({ segment, rows }) => [...rowsOf(rows)].flatMap(row => segment.products[row] ?? []));
  expect(found.length).toBeGreaterThan(0);
  const countries = new Map(search.index.brandSeries().map(({ id, country }) => [id, country]));
  for (const { brand } of found) expect(isMeant(countries.get(brand.id) ?? '')).toBe(true);
});

test('beside a maker the country of makers says nothing: the part itself is found', () => {
  expect(group(ask('basler acA2500-14gm 国产替代').content, 'product')).toMatchObject({
    hits: [{ row: { model: 'acA2500-14gm' } }],
  });
});

test.each([
  ['红外光源', ['红外', '光源']],
  // A name that reaches further is not divided.
  ['千兆网线阵', ['GigE 千兆网', '线扫相机']],
  ['条形光灯', ['条形光源']],
  ['条形光 灯条', ['条形光源']],
  ['背光板的', ['背光源']],
])('%s is divided where most of it is known', (typed, labels) => {
  expect([...new Set(ask(typed).content.understood.map(({ label }) => label))]).toEqual(labels);
});

test.each([
  ['computar 16', 'Computar'],
  ['kowa 25', 'Kowa'],
  ['light 300', undefined],
])('%s lists nothing of other makers and categories', (typed, brand) => {
  const { products } = search.find(typed);
  const found = products.flatMap(({ segment, rows }) => [...rowsOf(rows)].flatMap(row => segment.products[row] ?? []));
  expect(found.length).toBeGreaterThan(0);
  for (const product of found) expect(brand ? product.brand.name : product.categoryId).toBe(brand ?? 3);
});

test.each(['不存在的东西啊', '根本没有这样的一个玩意儿'])('%s finds nothing by a few of its letters', keywords => {
  const { content } = ask(keywords);
  expect(content.groups.filter(({ total }) => total > 0)).toEqual([]);
});

test('a maker that is not carried is said, beside what others have', () => {
  const { content } = ask('康耐视 相机');
  expect(content.notCarried).toEqual(['康耐视 Cognex']);
  expect(content.products.total).toBeGreaterThan(0);
  expect(ask('光源控制器 4通道').content).toMatchObject({ notCarried: ['光源控制器'], products: { total: 0 } });
});

test.each([
  ['sony 2/3 cmos 全局', 'area-camera'],
  ['索尼 pregius 500万', 'area-camera'],
])('%s: the maker of the sensor is meant where the maker of cameras has nothing of the kind', (typed, code) => {
  const [first] = search.find(typed).products;
  expect(first?.relaxed).toBeUndefined();
  expect(first?.segment.category.code).toBe(code);
  expect(first?.total).toBeGreaterThan(0);
});

test.each([
  ['暗场照明', 'light-shapes'],
  ['奈奎斯特频率', 'mtf'],
])('%s is answered by the article %s', (typed, slug) => {
  const [first] = ask(typed).content.groups;
  expect(first?.kind).toBe('article');
  expect(search.articleSearch.find(search.find(typed).terms)[0]?.article.slug).toBe(slug);
});

test.each([
  ['镜头装上后四周发黑是什么原因', 'image-circle'],
  ['线激光扫亮面工件缺数据', 'laser-triangulation'],
  ['一动就糊', 'motion-blur'],
  ['1.1寸镜头能用在2/3相机吗', 'image-circle'],
  ['直线电机滑台重复定位精度', 'slides-and-motion'],
])('%s is answered by the article %s, by the words in which its subject is asked about', (typed, slug) => {
  const [first] = ask(typed).content.groups;
  expect(first?.kind).toBe('article');
  expect(search.articleSearch.find(search.find(typed).terms)[0]?.article.slug).toBe(slug);
});

test('the words for each article belong to an article, and each article has some', () => {
  const slugs = search.articleSearch.articles.map(({ slug }) => slug);
  expect(Object.keys(search.vocabulary.synonyms.articles).sort()).toEqual([...slugs].sort());
});

test('a unit that names an interface means it: four network ports are no four channels of CoaXPress', () => {
  const { products } = search.find('4路网口采集卡');
  const found = products.flatMap(({ segment, rows }) => [...rowsOf(rows)].map(row => segment.products[row]?.attrs));
  expect(found.length).toBeGreaterThan(0);
  for (const attrs of found) expect(attrs).toMatchObject({ interface: 'gige', channels: 4 });
});

test.each([
  ['imx264llr-c', 'IMX264'],
  ['mt9p031i12stc', 'MT9P031'],
  ['kai 2020', 'KAI-2020'],
  ['kai-4050', 'KAI-04050'],
  ['264芯片', 'IMX264'],
  ['星光级 imx335', 'IMX335'],
])('%s means products with the sensor %s', (typed, label) => {
  const found = search.find(typed);
  expect(found.terms.flatMap(term => (term.kind === 'sensor' ? [term.label] : []))).toEqual([label]);
  expect(found.products[0]?.segment.category.code).toBe('area-camera');
});

test.each([
  ['扫码枪', ['扫码枪（读码器）']],
  ['宝盟相机', ['宝盟（堡盟 Baumer）']],
  ['机械臂用的3D相机', []],
])('%s: what is not carried is said by the visitor’s own word', (typed, labels) => {
  expect(ask(typed).content.notCarried).toEqual(labels);
});

test('beside the name of a series a word for a device is another word for it', () => {
  expect(group(ask('phoxi 扫描仪').content, 'series')?.hits[0]).toMatchObject({ series: 'PhoXi 3D Scanner' });
});

test.each([
  ['分辨率计算 xlsx', 'download'],
  ['镜头相机兼容表', 'download'],
  ['安森美 python 相机', 'product'],
  ['视野50mm的远心镜头哪个好', 'product'],
  ['500万镜头配1200万相机行不行', 'article'],
  ['led光源怕不怕过流', 'article'],
])('%s: the first answer is of the kind %s', (typed, kind) => {
  expect(ask(typed).content.groups[0]?.kind).toBe(kind);
});

test.each([
  ['给线扫相机配的长600mm白色线光源', 'light'],
  ['双目相机', 'face-3d'],
  ['相机镜头', 'fa-lens'],
])('%s: the last kind of product is meant', (typed, code) => {
  expect(search.find(typed).products[0]?.segment.category.code).toBe(code);
});

test('telecentric lenses are found by the diameter of their barrel', () => {
  const { note, groups } = ask('2x 远心 c口 外径<40mm').content;
  expect(note).toBeNull();
  const [first] = groups;
  expect(first).toMatchObject({ kind: 'product' });
  for (const { row } of first?.kind === 'product' ? first.hits : [])
    expect(row.attrs.diameterMm, row.model).toBeLessThanOrEqual(40);
});

test('a figure that a category cannot be filtered by is said not to be counted, and not to be missed', () => {
  expect(ask('2x 远心镜头 帧率 50fps').content.note).toBe(
    '远心镜头不能按「最高帧率 ≥ 50 fps」筛选，以下未计入这一条件。',
  );
});

test.each([
  ['stroke 300mm stage', 'slide', '行程 300 mm'],
  ['working distance 110mm telecentric', 'telecentric-lens', '工作距离 110 mm'],
  ['frame rate 100 camera', 'area-camera', '最高帧率 ≥ 100 fps'],
])('%s: attributes have English names', (typed, code, label) => {
  const found = search.find(typed);
  expect(found.products[0]?.segment.category.code).toBe(code);
  expect(ask(typed).content.understood.map(each => each.label)).toContain(label);
});

test('no maker of the catalogue is called not carried', () => {
  const carried = search.index.brandSeries().map(({ name }) => name);
  const absent = search.vocabulary.synonyms.notCarried.filter(({ kind }) => kind === 'brand');
  const wrong = absent.filter(({ label }) => carried.some(name => label.split(' ').includes(name)));
  expect(wrong).toEqual([]);
  expect(ask('度申 500万').content.understood.map(({ label }) => label)).toEqual(['Do3Think', '500 万像素']);
});

test.each([
  ['MV-CH120-10GM的镜头', 'MV-CH120-10GM'],
  ['MV-CA050-20GM 停产替代', 'MV-CA050-20GM'],
])('%s begins with the product that is named', (typed, model) => {
  const [hit] = group(ask(typed).content, 'product')?.hits ?? [];
  expect(hit).toMatchObject({ approximate: false, row: { model } });
});

test('a device before the kind of product is what that is for, behind it is what is looked for', () => {
  const cameras = ask('给机械臂配一个3d相机').content;
  expect(cameras.products.categories.map(({ name }) => name)).toEqual(['3D 面阵 (结构光/双目/ToF)']);
  expect(ask('海康相机支架').content).toMatchObject({ notCarried: ['相机支架'], products: { total: 0 } });
});

test.each([
  ['imx392gige相机', ['IMX392', 'GigE 千兆网', '相机']],
  ['imx174usb3', ['IMX174', 'USB 3.0']],
])('a sensor is read though letters follow it without a space: %s', (typed, labels) => {
  expect(search.find(typed).terms.map(({ label }) => label)).toEqual(labels);
});

test('where nothing has all that is asked for, a figure is given up before a kind', () => {
  const { products } = search.find('环光 内径40');
  const found = products.flatMap(({ segment, rows }) =>
    [...rowsOf(rows)].map(row => segment.products[row]?.attrs.shape),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const shape of found) expect(shape).toMatch(/ring/);
});

test('where one condition less still finds nothing, more are given up, those named last first', () => {
  const typed = '25mm F1.4 1.1寸 FA镜头 2000万';
  const { products, terms } = search.find(typed);
  const [first] = products;
  const given = first?.relaxed ?? [];
  expect(given.length).toBeGreaterThan(1);
  const kept = terms.filter(term => !given.includes(term) && term.meanings.length > 0);
  expect(kept.map(({ key }) => key)).toEqual(['25mm', '1.1寸', 'fa镜头']);
  const found = first ? [...rowsOf(first.rows)].map(row => first.segment.products[row]?.attrs.focalLengthMm) : [];
  expect(found.length).toBeGreaterThan(0);
  for (const focalLengthMm of found) expect(focalLengthMm).toBe(25);
  expect(ask(typed).content.note).toContain('没有同时符合');
});

/** Steps of a tenth, a quarter, a half and the whole by which a figure is missed. */
const stepsBetween = (value: unknown, asked: number) =>
  [0, 0.1, 0.25, 0.5, 1].filter(share => !(Math.abs(Number(value ?? Number.NaN) - asked) <= asked * share + 1e-9))
    .length;

test('of figures that are given up no product stands before one that comes nearer to all of them', () => {
  const [first] = search.find('25mm F1.4 1.1寸 FA镜头 2000万').products;
  const order = first?.tiers.flatMap(({ rows }) =>
    [...rowsOf(rows)].map(row => {
      const { maxAperture, megapixels } = first.segment.products[row]?.attrs ?? {};
      return { maxAperture, megapixels, missed: [stepsBetween(maxAperture, 1.4), stepsBetween(megapixels, 20)] };
    }),
  );
  const given = first?.relaxed?.map(({ key }) => key);
  expect(given).toEqual(['f1.4', '2000万']);
  expect(new Set(order?.map(({ missed }) => missed.join())).size).toBeGreaterThan(4);
  const sums = order?.map(({ missed }) => missed.reduce((sum, one) => sum + one)) ?? [];
  expect(sums, JSON.stringify(order)).toEqual(sums.toSorted((a, b) => a - b));
});

test.each([
  ['重复定位精度 0.01mm 滑台', 'repeatabilityUm', 10],
  ['重复定位精度 ±5um 滑台', 'repeatabilityUm', 5],
  ['像元 0.00345mm 相机', 'pixelSizeUm', 3.45],
  ['负载 500g 滑台', 'maxLoadKg', 0.5],
  ['扫描频率 5khz 轮廓仪', 'profileRateMaxHz', 5000],
  ['X向分辨率 10um 轮廓仪', 'resolutionXUm', 10],
])('a figure of a named attribute is read in its unit: %s', (typed, key, value) => {
  const filters = search.find(typed).terms.flatMap(({ meanings }) => meanings.flatMap(each => each.filters[key] ?? []));
  expect(filters.length).toBeGreaterThan(0);
  for (const { min, max } of filters) expect((min ?? max ?? Number.NaN) / value).toBeCloseTo(1, 1);
});

test('a figure in a unit that the named attribute cannot have is none of it', () => {
  const { terms } = search.find('分辨率 10um');
  expect(terms.flatMap(({ meanings }) => meanings.flatMap(({ filters }) => Object.keys(filters)))).not.toContain(
    'resolutionMp',
  );
});

test('of three characters one wrong is another word', () => {
  expect(ask('低照度 相机').content.note).not.toContain('低角度');
});

test('高 and 大 are ignored alone, and part of a word that is not known', () => {
  const contentOf = (typed: string) =>
    search.find(typed).terms.flatMap(({ key, kind, role }) => (kind === 'text' && role === 'content' ? [key] : []));
  expect(contentOf('高温环境 相机')).toEqual(['高温环境']);
  expect(contentOf('高亮 环形光')).toEqual(['高亮']);
  expect(contentOf('大的背光源')).toEqual([]);
  expect(contentOf('高 行频 线扫相机')).toEqual([]);
});

test('a size that no product states as asked for: those come that may have it, none that cannot', () => {
  const found = (typed: string) =>
    search
      .find(typed)
      .products.flatMap(({ segment, rows }) => [...rowsOf(rows)].map(row => segment.products[row]?.attrs ?? {}));
  const rings = found('环形光 内径大于50');
  expect(rings.length).toBeGreaterThan(0);
  for (const { shape, innerDiameterMm, outerDiameterMm } of rings) {
    expect(shape).toMatch(/ring/);
    expect(innerDiameterMm).toBeUndefined();
    if (outerDiameterMm !== undefined) expect(outerDiameterMm).toBeGreaterThan(50);
  }
  expect(ask('环形光 内径大于50').content.note).toBe(
    '没有标明符合「内径 ≥ 50」的产品，以下产品未标注这一参数，是否符合请向厂家核实。',
  );
  for (const { innerDiameterMm } of found('圆顶光 内径大于50')) expect(innerDiameterMm).toBeGreaterThanOrEqual(50);
});

test('a part number that is not carried, beside other words, finds those that differ by one character', () => {
  const [hit] = group(ask('MV-CE200-10UC 配套镜头').content, 'product')?.hits ?? [];
  expect(hit).toMatchObject({ approximate: true, row: { model: expect.stringMatching(/^MV-CE200-10/) } });
});

test('words written together of which no article holds most find the article about their longest part', () => {
  const [article] = group(ask('主点位置 薄透镜误差').content, 'article')?.hits ?? [];
  expect(article).toMatchObject({ title: expect.stringMatching(/主平面|薄透镜/) });
});

test.each([
  ['平板光 200', '背光源'],
  ['白色灯条长100', '条形光源'],
  ['kova 镜头', '兴和 Kowa'],
])('a word one character away from a name of what is carried is read as that: %s', (typed, label) => {
  expect(search.find(typed).terms.map(each => each.label)).toContain(label);
});

test('a name is not found in what holds another name', () => {
  expect(search.find('张三的相机').changes).toEqual([]);
});

test('of a figure that nothing has the nearest is found, and said to be', () => {
  const { content } = ask('双远心 视野31');
  expect(content.note).toMatch(/没有正好「.*31.*」的产品，以下是最接近的/);
  const [first] = group(content, 'product')?.hits ?? [];
  expect(first).toMatchObject({ row: { attrs: { kind: 'bi' } } });
});

test('lenses are FA lenses first, what is asked beside a task is no question', () => {
  const { products } = ask('光线不够亮，想要大光圈的16mm镜头').content;
  expect(products.categories[0]?.name).toBe('FA 镜头');
  expect(ask('光线不够亮，想要大光圈的16mm镜头').content.groups[0]?.kind).toBe('product');
  expect(ask('同轴光适合什么场合').content.groups[0]?.kind).toBe('article');
});

test.each([
  ['滑台定位误差', 'article'],
  ['卷帘快门的倾斜', 'article'],
  ['防水相机', 'product'],
])('a phrase is about its last word: %s', (typed, kind) => {
  expect(ask(typed).content.groups[0]?.kind).toBe(kind);
});

test('how to choose is answered by the article on choosing', () => {
  const [article] = group(ask('选相机的步骤').content, 'article')?.hits ?? [];
  expect(article).toMatchObject({ title: expect.stringContaining('选型流程') });
});

test('a sensor is known by its number behind its maker', () => {
  expect(search.find('索尼 250 彩色').terms.map(({ label }) => label)).toContain('IMX250');
});

test('a part number that is not carried finds those that begin like it', () => {
  const [hit] = group(ask('A5201MG999').content, 'product')?.hits ?? [];
  expect(hit).toMatchObject({ approximate: true, row: { model: expect.stringMatching(/^A5201M/) } });
});

test('a device that a text only mentions is not carried', () => {
  expect(ask('光源控制器').content.notCarried).toEqual(['光源控制器']);
});

test('the kind of product that is named is found, though none of it meets the condition beside it', () => {
  const { content } = ask('ip67光源');
  expect(content.products.categories.map(({ name }) => name)).toEqual(['光源']);
  expect(content.note).toBe('没有标明符合「IP67 以上」的光源，以下未计入这一条件。');
});

test.each([
  ['行程200~300 速度不低于20mm每秒', '最高速度 ≥ 20 mm/s'],
  ['采集卡 4kou cxp', '4 通道'],
])('%s holds %s', (typed, label) => {
  expect(ask(typed).content.understood.map(each => each.label)).toContain(label);
});

test('what a light is replaced by has about its size', () => {
  const [first] = group(ask('LDR2-50 换国产红光环形').content, 'product')?.hits ?? [];
  expect(first).toMatchObject({ row: { attrs: { outerDiameterMm: 50 } } });
});

test('what the beginning of a part number is replaced by is like it, of the country and with the choices asked for', () => {
  const hits = group(ask('LDR2-50 换国产红光环形').content, 'product')?.hits ?? [];
  expect(hits.length).toBeGreaterThan(0);
  for (const hit of hits) {
    if (!('row' in hit)) throw new Error('no product');
    expect(hit.row.attrs).toMatchObject({ shape: expect.stringMatching(/ring$/u) });
    expect([hit.row.attrs.colours ?? []].flat()).toContain('red');
    expect(['OPT', 'MVOTEM', 'CST']).toContain(hit.row.brand.name);
  }
});

test('words that do not occur cost rank, not results, and are named', () => {
  const { content } = ask('检测手机玻璃用的同轴光');
  expect(content.products.total).toBeGreaterThan(0);
  expect(content.note).toContain('按其余条件列出');
});

test('quantities and trade words become filters, which the visitor sees and can take away', () => {
  const { content } = ask('500万 全局快门 GigE');
  expect(content.understood.map(({ key, label, span, active }) => [key, label, span, active])).toEqual([
    ['500万', '500 万像素', [0, 4], true],
    ['全局快门', '全局快门', [5, 9], true],
    ['gige', 'GigE 千兆网', [10, 14], true],
  ]);
  const [camera] = content.products.categories;
  expect(camera).toMatchObject({
    categoryId: 1,
    total: content.products.total,
    listUrl: '/goods/list?categoryId=1&interface=gige&resolutionMp=4.8~5.3&shutter=global',
  });
  const without = ask('500万 全局快门 GigE', { without: ['gige'] }).content;
  expect(without.understood.map(({ active }) => active)).toEqual([true, true, false]);
  expect(without.rest).toEqual(['GigE']);
  expect(without.products.categories[0]?.listUrl).toBeNull();
});

test.each([
  ['F2.8 25mm', ['最大光圈 F 值 2.8', '25 mm']],
  ['12-16mm 镜头', ['12～16 mm', '镜头']],
  ['≥60fps 全局', ['≥ 60 fps', '全局快门']],
  ['WD110mm 0.5倍', ['工作距离 110 mm', '0.5×']],
  ['65mm工作距离 远心', ['工作距离 65 mm', '远心镜头']],
  ['行程 100以上 滑台', ['行程 ≥ 100 mm', '直线滑台']],
  ['2448 x 2048', ['2448 × 2048']],
  ['IP67 轮廓仪', ['IP67 以上', '3D 线激光']],
  ['4通道 采集卡', ['4 通道', '采集卡']],
  ['LM16JC10M', []],
  ['160-227', []],
])('%s is read as %j', (typed, labels) =>
  expect(ask(typed).content.understood.map(({ label }) => label)).toEqual(labels),
);

test('facets and filters are carried over in one category', () => {
  const all = ask('海康 500万', { categoryId: 1 }).content;
  const mono = all.products.facets
    ?.find(({ key }) => key === 'monoColor')
    ?.values?.find(({ value }) => value === 'mono');
  const narrowed = ask('海康 500万', { categoryId: 1, filters: { monoColor: { in: ['mono'] } } }).content;
  expect(narrowed.products.total).toBe(mono?.count);
  expect(narrowed.products.total).toBeLessThan(all.products.total);
  expect(narrowed.products.facets?.find(({ key }) => key === 'monoColor')).toEqual(
    all.products.facets?.find(({ key }) => key === 'monoColor'),
  );
  expect(() => ask('海康', { categoryId: 1, filters: { nope: { min: 1 } } })).toThrow();
});

test('one kind is paged without gaps or repeats, the others keep their totals', () => {
  const total = group(ask('海康').content, 'product')?.total ?? 0;
  const pages = [1, 2, 3].flatMap(page => {
    const hits = group(ask('海康', { kind: 'product', page, pageSize: 30 }).content, 'product')?.hits ?? [];
    return hits.flatMap(hit => ('row' in hit ? [hit.row.id] : []));
  });
  expect(new Set(pages).size).toBe(90);
  const last = ask('海康', { kind: 'product', page: Math.ceil(total / 30) + 1, pageSize: 30 }).content;
  expect(group(last, 'product')).toMatchObject({ total, hits: [] });
  expect(group(last, 'brand')).toMatchObject({ total: 1, hits: [] });
});

test('separators, case, width and traditional characters make no difference', () => {
  const first = (keywords: string) => {
    const [hit] = group(ask(keywords).content, 'product')?.hits ?? [];
    return hit && 'row' in hit ? hit.row.model : undefined;
  };
  for (const typed of ['MV-CS050-10GM', 'mvcs05010gm', 'ＭＶ－ＣＳ０５０－１０ＧＭ', 'mv cs050 10gm'])
    expect(first(typed)).toBe('MV-CS050-10GM');
  const total = (keywords: string) => ask(keywords).content.products.total;
  expect(total('遠心鏡頭')).toBe(total('远心镜头'));
  expect(new Set(['2448×2048', '2448x2048', '2448*2048', '2448 X 2048'].map(total)).size).toBe(1);
  expect(new Set(['3.45um 相机', '3.45μm 相机', '3.45 µm 相机', '3.45微米相机'].map(total)).size).toBe(1);
  expect(new Set(['1/1.8" 相机', '1/1.8英寸 相机', '1/1.8″相机', '1/1.8” 相机'].map(total)).size).toBe(1);
});

test('one wrong character in a part number is forgiven, and said', () => {
  const { content } = ask('MV-CS050-10GX');
  const [hit] = group(content, 'product')?.hits ?? [];
  expect(hit).toMatchObject({ approximate: true, row: { model: 'MV-CS050-10GC' } });
  expect(content.note).toContain('最接近的型号');
});

test('terms of the same sound are read as what was meant, and said', () => {
  const { content } = ask('圆心镜头');
  expect(content.keywords).toBe('远心镜头');
  expect(content.note).toContain('圆心镜头');
});

test('the rest of a corrected query keeps its words and spaces', () => {
  expect(ask('500万 圆心镜头').content.keywords).toBe('500万 远心镜头');
  expect(ask('hikrobt 远心').content.keywords).toBe('hikrobot 远心');
});

test('the beginning of a brand’s name finds the brand, its end does not', () => {
  const brands = (keywords: string) => search.find(keywords).brands.map(({ brand }) => brand.name);
  expect(brands('hikro')).toEqual(['Hikrobot']);
  expect(brands('robot')).toEqual([]);
});

test('beside a brand, a series is found by its own name, and only of that brand', () => {
  const series = (keywords: string) => {
    const { terms } = search.find(keywords);
    return search.names.series(terms).map(({ name, brand, score }) => [brand.name, name, score]);
  };
  expect(series('hikrobot mv-ca')).toEqual([['Hikrobot', 'MV-CA', SCORES.series.exact]]);
  expect(series('basler mv-ca')).toEqual([]);
  // The part of its name that tells it from others of the maker.
  expect(series('海康 cu 系列')).toEqual([['Hikrobot', 'MV-CU', SCORES.series.part]]);
  expect(series('cu')).toEqual([]);
});

test('a query that finds nothing is a miss with queries near to it', () => {
  const { content, missed } = ask('超级量子海康');
  expect(content.nearest.map(({ text }) => text)).toContain('海康');
  expect(missed).toBe(content.groups.every(({ total }) => total === 0));
  expect(ask('xyzzyplugh').missed).toBe(true);
  expect(ask('远心').missed).toBe(false);
});

test('marks are offsets of the parts that match', () => {
  const [hit] = group(ask('cs05010').content, 'product')?.hits ?? [];
  if (!hit || !('row' in hit)) throw new Error('no product');
  const [start, end] = hit.marks.model?.[0] ?? [0, 0];
  expect(hit.row.model.slice(start, end)).toMatch(/^CS050-10$/);
});

test('beside a brand, the rest of the words is marked in a part number as one piece', () => {
  const marker = new Marker(search.find('hikrobot cs050 10gm').terms);
  expect(marker.inPartNumber('MV-CS050-10GM')).toEqual([[3, 13]]);
  // The rest as a whole is not in it: its words are.
  expect(marker.inPartNumber('MV-10GM-CS050')).toEqual([
    [3, 7],
    [8, 13],
  ]);
});

test('a choice that two attributes of a category have asks for the more deciding one, however they are listed', () => {
  const asked = (changed: (attributes: Segment['attributes']) => Segment['attributes']) => {
    const segments = [...search.index.segments].map(
      ([id, segment]) => [id, { ...segment, attributes: changed(segment.attributes) }] as const,
    );
    const index = { ...search.index, segments: new Map(segments) };
    // Without the trade's own file, which comes first.
    return new Vocabulary(index, { ...search.vocabulary.synonyms, options: [] }, []).named('直线电机')?.meanings;
  };
  const byDrive = [{ categoryId: 10, filters: { drive: { in: ['linear-motor'] } } }];
  expect(asked(attributes => attributes)).toEqual(byDrive);
  expect(asked(attributes => attributes.toReversed())).toEqual(byDrive);
});

test('an article answers with the passage that holds the words, and opens at its heading', () => {
  const { content } = ask('弥散圆 前后');
  const [hit] = group(content, 'article')?.hits ?? [];
  expect(hit).toMatchObject({ url: expect.stringMatching(/^\/article\/detail\?id=\d+/) });
});

test('the record of a series is found as a series, never as a product', () => {
  const { content } = ask('SL246');
  const series = group(content, 'series');
  const hits = series?.kind === 'series' ? series.hits : [];
  const [entry] = [...search.index.seriesEntries.values()].flatMap(({ products }) =>
    products.filter(({ model }) => model === 'SL246 series'),
  );
  expect(hits.map(({ url, count }) => [url, count])).toContainEqual([`/goods/detail?id=${entry?.id}`, 0]);
  expect(JSON.stringify(group(content, 'product') ?? {})).not.toContain('SL246');
});

test('停产 finds the products of which a source says so, and no others', () => {
  const { content } = ask('停产 镜头');
  const products = group(content, 'product');
  const hits = products?.kind === 'product' ? products.hits : [];
  expect(hits.map(({ row }) => row.model).sort()).toEqual(['M7528-MP', 'M7528-MPW3']);
  const alone = group(ask('停产').content, 'product');
  const stated = alone?.kind === 'product' ? alone.hits : [];
  const discontinued = [...search.index.segments.values()].flatMap(({ products }) =>
    products.filter(({ attrs }) => attrs.status === 'discontinued').map(({ model }) => model),
  );
  expect(stated.map(({ row }) => row.model).sort()).toEqual(discontinued.sort());
});

test.each([
  ['acA640-120gm 想换成usb口的', 'acA640-120um'],
  ['acA640-120gm 的彩色款', 'acA640-120gc'],
  ['采集卡 PC1622 Euresys', '1622 Grablink Full'],
  ['MV-CS200-10UC V5/海康机器人/PCS', 'MV-CS200-10UC V5'],
])('%s: the first product is %s', (typed, model) => {
  const products = group(ask(typed).content, 'product');
  expect(products?.kind === 'product' && products.hits[0]?.row.model).toBe(model);
});

test.each([
  ['两百长的条光', 'light', 'emittingLengthMm', 180, 220],
  ['3D扫半米宽的板子 轮廓仪', 'line-3d', 'fovMidMm', 450, 1000],
  ['五百万彩色 近红外也不用 千兆就行 卷帘的也可以', 'area-camera', 'resolutionMp', 4.7, 5.4],
])('%s: the first product is a %s of which %s is within the bounds', (typed, code, key, low, high) => {
  const [first] = search.find(typed).products;
  const products = group(ask(typed).content, 'product');
  const value = products?.kind === 'product' ? products.hits[0]?.row.attrs[key] : undefined;
  expect(first?.segment.category.code).toBe(code);
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
});

test('beside a sensor a lens is what goes with it', () => {
  expect(search.find('IMX178相机配什么镜头').products[0]?.segment.category.code).toBe('fa-lens');
});

test('a task in place of a product leads to the selection; where products meet the words, they are what is looked for', () => {
  expect(ask('看80x60的工件 缺陷0.1mm 工作距离300').content.task?.path).toMatch(/^\/selection\/vision\?.*&ask=/);
  expect(ask('视野100x80mm 最小缺陷0.1mm').content.task?.path).toMatch(/^\/selection\/vision\?fov=100x80/);
  for (const typed of ['海康 500万 全局快门 GigE', '视野 100 mm 双远心', '工作距离65mm 2倍远心'])
    expect(ask(typed).content.task, typed).toBeUndefined();
});
