import { roundSignificant } from '@shixuan/optics/formula';
import { requirementsOf } from '@shixuan/optics/model';
import { prepareCatalogue, searchedSetting, solveSystems } from '@shixuan/optics/solve';
import { parseSelectionSearch } from '@shixuan/task-url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexApp } from '../../../test/index-app';
import { readCsv, readPdf, readXlsx, squeeze } from '../../../test/read-document';
import { sharedDocuments } from '../../../test/shared-documents';
import { siteIndex } from '../../../test/site-catalogue';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import { type Selection, selectionOf } from '../../domain/selection/selection-of';
import { settable } from '../typeset/settable';
import { chosenSystem } from './chosen-system';
import { printedReport } from './printed-report';
import { readAddress } from './read-address';
import { noHeading } from './report-heading';
import { ruleText } from './report-rules';
import { selectionReport } from './selection-report';
import { writeSelectionReport } from './write-selection-report';

const task = 'fov=60x45&wd=280~320&acc=defect:0.1:3&dz=2&v=50&exp=100&cable=5';
let index: CatalogueIndex;
let selection: Selection;
let app: FastifyInstance;
/** Address of the best system of the real catalogue for that task. */
let best: string;
beforeAll(async () => {
  index = await siteIndex();
  app = indexApp(index, { documents: sharedDocuments });
  selection = await selectionOf(index);
  const need = requirementsOf(parseSelectionSearch(task, 'systems').state.task);
  const [first] = solveSystems(need, prepareCatalogue(selection), { limit: 1 }).systems;
  if (!first) throw new Error('nothing does the task');
  const light = first.lights[0] ? `&light=${first.lights[0].light.id}` : '';
  best = `${task}&camera=${first.camera.id}&lens=${first.lens.id}${light}`;
});
afterAll(() => app.close());

let visitors = 0;
/** Each by another visitor: limits are the matter of other tests. */
function get(url: string, headers: Record<string, string> = {}) {
  visitors += 1;
  return app.inject({ url, remoteAddress: `10.1.0.${visitors}`, headers: { host: 'shixuan.example', ...headers } });
}
const report = (search: string, heading = noHeading) =>
  selectionReport(chosenSystem(selection, readAddress(search)), 'https://shixuan.example', heading);
const idOf = (code: string) => {
  const segment = [...index.segments.values()].find(({ category }) => category.code === code);
  const usable = segment?.products.find(({ id }) => selection.byId.has(id));
  if (!usable) throw new Error(`nothing in ${code}`);
  return usable.id;
};

/** The first usable product of a kind whose data state these figures. */
const productOf = (code: string, keys: readonly string[]) => {
  const segment = [...index.segments.values()].find(({ category }) => category.code === code);
  const stated = segment?.products.find(
    ({ id, attrs }) => selection.byId.has(id) && keys.every(key => typeof attrs[key] === 'number'),
  );
  if (!stated) throw new Error(`nothing in ${code} states ${keys.join()}`);
  return stated;
};

describe('the report', () => {
  test('tells the cost class of the whole and of each part, with what it rests on', () => {
    const { groups, assumptions } = report(best);
    const rows = groups.find(({ title }) => title.startsWith('成本档'))?.rows ?? [];
    expect(rows.map(({ label }) => label).slice(0, 3)).toEqual(['整套', '相机', '镜头']);
    expect(rows[1]?.value).toMatch(/^[¥\u2060]+（靶面 /u);
    expect(assumptions.some(({ name }) => name.includes('成本档按靶面'))).toBe(true);
  });

  test('orders the filter, the adapter and the rings that go onto the lens', async () => {
    const partOf = (search: string, item: string) => report(search).bill.filter(line => line.item === item);
    const bestOf = (search: string) => {
      const need = requirementsOf(parseSelectionSearch(search, 'systems').state.task);
      return solveSystems(need, prepareCatalogue(selection), { limit: 40 }).systems;
    };
    const addressOf = (search: string, { camera, lens, lights }: ReturnType<typeof bestOf>[number]) =>
      `${search}&camera=${camera.id}&lens=${lens.id}${lights[0] ? `&light=${lights[0].light.id}` : ''}`;

    const infrared = `${task}&wl=850`;
    const [unseen] = bestOf(infrared);
    if (!unseen) throw new Error('nothing sees at 850 nm');
    const [filter] = partOf(addressOf(infrared, unseen), '滤镜');
    expect(filter).toMatchObject({ brand: '', count: 1, model: '长通滤镜，透过 850 nm，截止可见光' });
    expect(filter?.note).toContain('目录中没有滤镜，按此规格另购');

    const near = 'fov=20x15&wd=40~90&acc=defect:0.02:3';
    const ringed = bestOf(near).find(({ setting }) => setting.ringMm > 0);
    if (!ringed) throw new Error('nothing takes rings');
    const rings = partOf(addressOf(near, ringed), '接圈');
    const total = rings.reduce((sum, { count, model }) => sum + count * Number.parseFloat(model), 0);
    expect(total).toBe(ringed.setting.ringMm);
    const text = await readPdf(await writeSelectionReport(report(addressOf(near, ringed))));
    expect(text).toContain(squeeze(rings[0]?.note ?? '?'));

    const onlyCs = selection.cameras.find(({ mounts }) => mounts.length === 1 && mounts[0] === 'cs');
    const forC = selection.lenses.find(({ kind, mount }) => kind === 'focal' && mount === 'c');
    expect(partOf(`${task}&camera=${onlyCs?.id}&lens=${forC?.id}`, '转接环')).toMatchObject([
      { count: 1, model: 'C 口镜头装 CS 口相机：加 5 mm 转接环' },
    ]);
  });

  test('of cameras side by side it orders and mounts all of them', () => {
    const one = report(best);
    const three = report(`${best}&beside=3`);
    expect(three.chosen).toBe(`3 套 ${one.chosen}`);
    expect(three.task).toContain('3 台相机并排看全');
    const counts = (said: typeof one) => new Map(said.bill.map(({ item, count }) => [item, count]));
    for (const item of ['相机', '镜头', '光源']) expect(counts(three).get(item)).toBe(3 * (counts(one).get(item) ?? 0));
    const told = /^3 台沿视野宽，每台看 60\s?mm，共 171\.4\d* mm/u;
    expect(three.mounting.rows[0]).toMatchObject({ label: '并排台数', value: expect.stringMatching(told) });
    expect(three.groups[0]?.rows.at(-1)).toMatchObject({ value: expect.stringMatching(told) });
    expect(three.address).toContain('beside=3');
    expect(three.costOf).not.toBe(one.costOf);
  });

  test('of line cameras side by side it does not take the light of one for that of all', () => {
    const web = 'fov=210x210&acc=defect:0.1:3&mode=line&v=2000';
    const need = requirementsOf(parseSelectionSearch(web, 'systems').state.task);
    const [first] = solveSystems(need, prepareCatalogue(selection), { limit: 1 }).systems;
    const light = first?.lights[0]?.light;
    if (!first || !light) throw new Error('nothing does the task');
    const three = report(`${web}&camera=${first.camera.id}&lens=${first.lens.id}&light=${light.id}&beside=3`);
    expect(three.chosen).toBe(`3 套 ${three.name}，光源按全幅另配`);
    expect(three.premises).toContain('按全幅选定光源');
    const lines = new Map(three.bill.map(line => [line.item, line]));
    expect(lines.get('相机')?.count).toBe(3);
    expect(lines.get('编码器')?.count).toBe(1);
    expect(lines.get('光源')).toMatchObject({ brand: '', count: 1, model: '待定：全幅一条，发光长度不小于 710 mm' });
    expect(lines.get('光源控制器')?.order).toBe('');

    const [long] = [...index.segments.values()]
      .flatMap(({ products }) => products)
      .filter(({ attrs }) => attrs.shape === 'line' && Number(attrs.emittingLengthMm) >= 710)
      .toSorted((a, b) => a.id - b.id);
    const lit = report(`${web}&camera=${first.camera.id}&lens=${first.lens.id}&light=${long?.id}&beside=3`);
    expect(lit.chosen).toBe(`3 套 ${lit.name}，共用光源 ${long?.model}`);
    expect(lit.premises).not.toContain('按全幅选定光源');
    expect(lit.bill.find(({ item }) => item === '光源')).toMatchObject({ model: long?.model, count: 1 });
  });

  test('holds inputs, figures, parts, every check with its reason and derivation, assumptions and sources', async () => {
    const said = report(best, {
      terms: [
        { term: '项目', text: '三号线' },
        { term: '客户', text: '某某电子' },
      ],
      words: '<b>60×45</b> #eval "看 0.1 划痕"',
      ignored: '速度、工作距离',
      contact: ['张工'],
    });
    expect(said.misses).toEqual([]);
    const text = await readPdf(await writeSelectionReport(said));
    const printed = (part: string) => squeeze(settable(part));
    const expected = [
      ...said.groups.flatMap(({ title, rows }) => [
        title,
        ...rows.flatMap(({ label, value, unit }) => [label, value === null ? '未标注' : `${value}${unit}`]),
      ]),
      ...said.bill.flatMap(({ item, model }) => [item, model]),
      ...said.checks.flatMap(({ label, reason, traces }) => [label, reason, ...traces.map(trace => trace.label)]),
      ...said.assumptions.map(({ name }) => name.replace('本站规则：', '')),
      ...said.sources.flatMap(({ name, url = '' }) => [ruleText({ name }), url]),
      said.drawing?.caption ?? '',
      said.mounting.drawing?.caption ?? '',
      ...said.mounting.rows.map(({ label }) => label),
      said.task,
      '60 × 45 mm 的工件，看清 0.1 mm 的细节',
      '60 × 45 mm',
      '280～320 mm',
      '工作距离 280～320 mm',
      '扫码查看实时结果',
      '有输入未采用：速度、工作距离',
      '原话：「<b>60×45</b> #eval "看 0.1 划痕"」',
      ...['项目', '三号线', '客户', '某某电子', '联系', '张工'],
    ];
    for (const part of expected) expect(text).toContain(printed(part));
    expect(said.checks).toHaveLength(20);
    expect(said.sources.length).toBeGreaterThan(5);
  });

  test('has the range of adjustment beside a distance that data sheets leave open', () => {
    const { keyFigures, mounting } = report(best);
    const at = keyFigures.findIndex(({ label }) => label === '工作距离');
    const [distance, range] = keyFigures.slice(at, at + 2);
    expect(range?.label).toBe('工作距离调节范围');
    const [low = 0, high = 0] = range?.value?.split('～').map(Number.parseFloat) ?? [];
    expect(low).toBeLessThan(Number(distance?.value));
    expect(high).toBeGreaterThan(Number(distance?.value));
    // The same as on the page of the mounting.
    const said = mounting.rows.find(({ label }) => label.startsWith('调节范围'))?.value ?? '';
    expect(said.replaceAll(/\s/g, ' ')).toBe(`${range?.value}${range?.unit}`);
  });

  test('says which field a figure is of that its sentence does not have', () => {
    const said = report(best);
    const reached = (figure: number, reason: string) => {
      const checks = said.checks.flatMap(check => (check.id === 'field-of-view' ? [{ ...check, figure, reason }] : []));
      return printedReport({ ...said, checks }).checks[0]?.reached.replaceAll(/\s/g, ' ');
    };
    expect(reached(1166, '幅宽 1176 mm，宽（焦距 ±5 %、前主面未标注）1109～1250 mm')).toBe('1166 mm（主面按最不利）');
    expect(reached(1176, '幅宽 1176 mm；宽须见 800 mm')).toBe('1176 mm');
    // Rounded, it would be the size of the object.
    expect(reached(121.4, '视野 126.1 × 109 mm；宽须见 120 mm，含留边 132 mm')).toBe('121.4 mm（主面按最不利）');
  });

  test('has the figures of the engine, and only characters that the font has', () => {
    const said = report(best);
    const { camera, lens } = chosenSystem(selection, readAddress(best)).system;
    const need = requirementsOf(parseSelectionSearch(task, 'systems').state.task);
    const setting = searchedSetting(need, camera, lens);
    const rows = said.groups.flatMap(group => group.rows);
    const pixel = rows.find(({ label }) => label === '单像素精度');
    expect([pixel?.value, pixel?.unit.trim()]).toEqual([
      String(roundSignificant(setting.objectPixelMm.nominal * 1000, 4)),
      'µm',
    ]);
    const signs = [...new Set(JSON.stringify({ ...said, drawing: said.drawing?.caption }))];
    expect(signs.filter(sign => settable(sign) === '〓')).toEqual([]);
  });

  test('leaves the same room for adjustment in the mounting as the check of the distance says', () => {
    const said = report(best);
    const left = said.mounting.rows.find(({ label }) => label.startsWith('调节范围'));
    const reason = said.checks.find(({ id }) => id === 'distance')?.reason ?? '';
    expect(left?.label).toMatch(/焦距 ±5 %/);
    expect(squeeze(reason)).toContain(squeeze(`安装时留 ${left?.value} 调节`));
    const rows = said.groups.flatMap(group => group.rows);
    const wide = rows.find(({ label }) => label === '视野宽范围');
    const seen = said.checks.find(({ id }) => id === 'field-of-view')?.reason ?? '';
    expect(squeeze(seen)).toContain(squeeze(wide?.value ?? '未标注'));
  });

  test('draws the bench to scale, with its dimensions', () => {
    const { svg = '' } = report(best).drawing ?? {};
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 720 276"/);
    expect(svg).toMatch(/>工作距离 [\d.]+</);
    expect(svg).toMatch(/>视野宽 [\d.]+</);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('tells of a pair that cannot do the task what it misses', async () => {
    const search = `fov=60x45&acc=px:0.0001&wd=300&camera=${idOf('area-camera')}&lens=${idOf('fa-lens')}`;
    const said = report(search);
    expect(said.misses.join()).toMatch(/单像素精度差 (10 倍以上|\d+ %)/);
    expect(await readPdf(await writeSelectionReport(said))).toContain('不能完成任务');
  });

  test('tells which figures a maker would have to state before anybody can say whether the pair does the task', async () => {
    const unmounted = selection.lenses.find(({ kind, mount }) => kind === 'fixed' && mount === null);
    if (unmounted?.kind !== 'fixed') throw new Error('every lens has a mount');
    const [width, height] = [2 / unmounted.magnification, 1.5 / unmounted.magnification].map(mm => mm.toFixed(2));
    const search = `fov=${width}x${height}&margin=0&acc=px:10&camera=${idOf('area-camera')}&lens=${unmounted.id}`;
    const said = report(search);
    expect(said.misses).toEqual([]);
    expect(said.undecided).toContain('镜头接口');
    expect(await readPdf(await writeSelectionReport(said))).toContain('能否完成任务尚不能判定');
  });

  test('names a missing light among the parts and the dimensions, with the reason', async () => {
    const without = report(best.replace(/&light=\d+/, ''));
    const lights = ({ bill }: { bill: readonly { item: string; model: string }[] }) =>
      bill.filter(({ item }) => item === '光源').map(({ model }) => model);
    expect(lights(without)).toEqual([expect.stringMatching(/^未选：网址中没有给出，可选 \S.*（.+）$/)]);
    // The maker's name is not said twice where the model begins with it.
    expect(lights(without)[0]).not.toMatch(/可选 (\S+) \1/);
    // No light of the catalogue has this wavelength.
    const dark = report(`${best.replace(/&light=\d+/, '')}&wl=1600`);
    expect(lights(dark)).toEqual(['未选：目录中没有尺寸与波长都合适的，须另配']);
    expect(dark.mounting.rows.find(({ label }) => label === '光源')?.value).toMatch(/^未选：/);
    expect(await readPdf(await writeSelectionReport(dark))).toContain('未选');
  });

  test('is made of a sensor alone, with the rest open', async () => {
    const said = report('fov=60x45&acc=defect:0.1:3&sensor=2448x2048:3.45');
    expect(said.bill.find(({ item }) => item === '光源')?.model).toBe('未选：相机与镜头都定下后再选');
    expect(said.name).toBe('2448 × 2048 传感器 + 镜头待定');
    expect((await writeSelectionReport(said)).length).toBeGreaterThan(10_000);
  });

  test('of a line scan says what to set at the encoder, with the derivation', async () => {
    const camera = `camera=${idOf('line-camera')}&lens=${idOf('line-lens')}`;
    const said = report(`fov=300x100&acc=px:0.2&mode=line&v=500&encl=200&encn=2500&${camera}`);
    const rows = said.groups.find(({ title }) => title === '编码器')?.rows ?? [];
    expect(rows.map(({ label }) => label)).toEqual(expect.arrayContaining(['每转脉冲数', '倍频', '分频', '触发行频']));
    expect(said.demands.map(({ label }) => label)).toContain('编码器最高频率');
    const room = said.groups.find(({ title }) => title.startsWith('变动余地'))?.rows ?? [];
    expect(room.length).toBeGreaterThan(0);
    expect(room.map(({ value }) => value).join()).not.toContain('帧率');
    const text = await readPdf(await writeSelectionReport(said));
    for (const part of ['2500P/R', '感光线沿幅宽', '工件到相机后端', '垂直于纸面']) expect(text).toContain(part);
    expect(report(`fov=300x100&acc=px:0.2&mode=line&v=500&${camera}`).groups.map(({ title }) => title)).not.toContain(
      '编码器',
    );
  });

  test('a distance that holds at no single value is told as one to be adjusted, not as a range of one value', () => {
    const open = 'fov=210x210&acc=defect:0.1:3&mode=line&v=2000';
    const need = requirementsOf(parseSelectionSearch(open, 'systems').state.task);
    const [first] = solveSystems(need, prepareCatalogue(selection), { limit: 1 }).systems;
    const { groups } = report(`${open}&camera=${first?.camera.id}&lens=${first?.lens.id}`);
    const rows = groups.find(({ title }) => title.startsWith('变动余地'))?.rows ?? [];
    expect(rows.find(({ label }) => label === '工作距离')?.value).toMatch(
      /^[\d.]+\smm（视野）：安装时须可调，不能定死$/,
    );
    for (const { value } of rows) expect(value).not.toMatch(/^([\d.]+)(?:\smm)?～\1\s/);
  });

  test('has the same bytes for the same address, and the heading of its address on the cover', async () => {
    const said = report(best);
    const [first, second] = [await writeSelectionReport(said), await writeSelectionReport(said)];
    expect(first.equals(second)).toBe(true);
    const { rawPayload } = await get(`/reports/selection.pdf?${best}&project=%E4%B8%89%E5%8F%B7%E7%BA%BF&revision=B`);
    const text = await readPdf(rawPayload);
    expect(text).toContain('三号线');
    expect(text).not.toContain('客户');
    const { statusCode, body } = await get(`/reports/selection.pdf?${best}&author=${'x'.repeat(61)}`);
    expect([statusCode, body]).toEqual([422, expect.stringContaining('author')]);
  });

  test('shows each formula with its numbers once, as mathematics', () => {
    const printed = printedReport(report(best));
    const traces = printed.derivations.flatMap(each => each.traces);
    const formulas = traces.flatMap(({ formula }) => formula ?? []);
    for (const once of [formulas.map(({ line }) => line), traces.map(each => each.substituted.line)])
      expect(new Set(once).size).toBe(once.length);
    // The field follows from the object with its margin along both sides.
    expect(traces.length).toBeGreaterThan(formulas.length);
    expect([...formulas, ...traces.map(({ substituted }) => substituted)].filter(({ tree }) => !tree)).toEqual([]);
    // Each symbol that is derived or put in has its line in the legend.
    const told = printed.symbols.map(({ symbol, meaning }) => `${symbol} ${meaning}`);
    expect(new Set(told).size).toBe(told.length);
    const symbols = new Set(printed.symbols.map(({ symbol }) => symbol));
    for (const { line } of formulas) expect(symbols.has(line.split(' = ')[0] ?? ''), line).toBe(true);
    expect(printed.symbols.filter(({ tree }) => tree === null)).toEqual([]);
    expect(printed.checks.every(({ margin }) => !/e-|\d{5}/.test(margin))).toBe(true);
  });

  test('is served under the address of its page, and not sent again to who has it', async () => {
    const url = `/reports/selection.pdf?goal=lens&${best}`;
    const { statusCode, headers, rawPayload } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('选型报告.pdf');
    expect(await readPdf(rawPayload)).toContain('http://shixuan.example/selection/lens?fov=60x45');
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
});

describe('the bill of material', () => {
  test('is the same in CSV and XLSX: what to buy, how many, from whom', async () => {
    const csv = await get(`/export/selection-bom.csv?${best}`);
    expect(csv.statusCode, csv.body).toBe(200);
    expect(csv.body.startsWith('\ufeff')).toBe(true);
    const rows = readCsv(csv.body);
    expect(rows[0]).toEqual(['序号', '类别', '品牌', '型号', '订货号', '数量', '说明', '网址']);
    const { camera, lens } = chosenSystem(selection, readAddress(best)).system;
    expect(rows[1]?.slice(0, 5)).toEqual(['1', '相机', expect.any(String), camera.model, '未标注']);
    expect(rows[2]?.[3]).toBe(lens.model);
    expect(rows[1]?.[7]).toBe(`http://shixuan.example/goods/detail?id=${camera.id}`);
    expect(rows.find(([, item]) => item === '数据线')?.[3]).toMatch(/线缆，5 m$/);
    const xlsx = await get(`/export/selection-bom.xlsx?${best}`);
    expect(readXlsx(xlsx.rawPayload)).toEqual(rows);
  });
});

describe('a line of the bill', () => {
  const figuresOfItem = (search: string, item: string) =>
    report(search)
      .bill.find(each => each.item === item)
      ?.figures.join() ?? '';
  const area = (lens: number) => `${task}&camera=${idOf('area-camera')}&lens=${lens}`;

  test('of a line scan camera has its pixels and its line rate', () => {
    const known = productOf('line-camera', ['pixels', 'lineRateKhz']);
    const search = `mode=line&fov=300x1&acc=px:0.2&v=500&camera=${known.id}&lens=${idOf('line-lens')}`;
    expect(figuresOfItem(search, '相机').replaceAll(/\s/g, '')).toContain(
      `${known.attrs.pixels}像素${known.attrs.lineRateKhz}kHz`,
    );
  });

  test('of a lens has its focal length and f-number, of a telecentric one its magnification and working distance', () => {
    const focal = productOf('fa-lens', ['focalLengthMm', 'maxAperture']);
    const named = figuresOfItem(area(focal.id), '镜头').replaceAll(/\s/g, '');
    expect(named).toContain(`${focal.attrs.focalLengthMm}mm`);
    expect(named).toContain(`F${focal.attrs.maxAperture}`);
    const fixed = productOf('telecentric-lens', ['magnification', 'workingDistanceMm']);
    const told = figuresOfItem(area(fixed.id), '镜头').replaceAll(/\s/g, '');
    expect(told).toContain(`${fixed.attrs.magnification}×`);
    expect(told).toContain(`工作距离${fixed.attrs.workingDistanceMm}mm`);
  });
});

describe('an address that makes no sense', () => {
  test.each([
    ['', 422, 'fov'],
    ['fov=60x45', 422, 'acc'],
    [task, 422, 'camera'],
    [`${task}&camera=abc`, 422, 'camera'],
    [`${task}&camera=999999`, 404, '999999'],
    ['fov=wide&acc=px:0.1&camera=1', 422, 'fov'],
    [`${task}&camera=1&nonsense=1`, 422, 'nonsense'],
    [`${task}&camera=1&camera=2`, 422, 'camera'],
    [`${task}&camera=1&grabber=x`, 422, 'grabber'],
    [`${task}&camera=1&goal=everything`, 422, 'goal'],
    [`${task}&camera=1&typed.wd=soon`, 422, 'typed.wd'],
    [`${task}&camera=1&unset=accuracy`, 422, 'unset'],
  ])('%s is refused with %d and a sentence that names %s', async (search, status, named) => {
    for (const file of ['reports/selection.pdf', 'export/selection-bom.csv']) {
      const { statusCode, body } = await get(`/${file}?${search}`);
      expect(statusCode, body).toBe(status);
      expect(body).toContain(named);
      expect(body).not.toMatch(/已忽略|只取第一个/);
    }
  });

  test('a part of another kind, and a camera of the other way of taking pictures', async () => {
    const lens = await get(`/reports/selection.pdf?${task}&camera=${idOf('fa-lens')}`);
    expect([lens.statusCode, lens.body]).toEqual([422, expect.stringContaining('camera')]);
    const line = await get(`/reports/selection.pdf?${task}&camera=${idOf('line-camera')}`);
    expect([line.statusCode, line.body]).toEqual([422, expect.stringContaining('mode')]);
  });
});
