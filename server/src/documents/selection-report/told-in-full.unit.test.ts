import { beforeAll, describe, expect, test } from 'vitest';
import { readPdf, squeeze } from '../../../test/read-document';
import { siteIndex } from '../../../test/site-catalogue';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import { orderNumberOf } from './bill-table';
import { derivedMark, markedSummary } from './derived-figures';
import { printedReport } from './printed-report';
import { reportFileOf } from './report-file-of';
import { noHeading } from './report-heading';
import { writeSelectionReport } from './write-selection-report';

let index: CatalogueIndex;
beforeAll(async () => {
  index = await siteIndex();
});

const report = async (search: string) =>
  (await reportFileOf(index, search)).report('https://shixuan.example', noHeading);
function product(code: string, isWanted: (product: IndexProduct) => boolean): IndexProduct {
  const segment = [...index.segments.values()].find(({ category }) => category.code === code);
  const found = segment?.products.find(isWanted);
  if (!found) throw new Error(`nothing wanted in ${code}`);
  return found;
}
const derives = (key: string) => (found: IndexProduct) => found.source.derived.some(each => each.key === key);

const laser = 'mode=laser-3d&w=30&h=5&tol=1&dx=0.5&v=10&surface=matt';
const bin = 'goal=volume&box=600x400&h=300&dist=900~1600&dx=1.5&cycle=3&ambient=hall';
const profiler = () =>
  product('line-3d', ({ attrs }) => ['fovNearMm', 'fovFarMm', 'measuringRangeZMm', 'points'].every(key => attrs[key]))
    .id;
const depthCamera = (model: string) => product('face-3d', found => found.model === model).id;
const pair = (task: string, kind = 'area-camera') =>
  `${task}&camera=${product(kind, ({ attrs }) => (attrs.pixelSizeUm !== undefined && attrs.interface !== undefined && attrs.frameRateFps !== undefined) || attrs.lineRateKhz !== undefined).id}&lens=${product('fa-lens', ({ attrs }) => attrs.focalLengthMm === 25).id}`;

describe('a demand that nothing has checked', () => {
  test.each([
    ['a pair', () => pair('fov=60x45&acc=defect:0.1:3')],
    ['a line profiler', () => `${laser}&profiler=${profiler()}`],
    ['a 3D area camera', () => `${bin}&camera=${depthCamera('FM850-E2')}`],
  ])('is named in the conclusion and among the checks of the report of %s', async (_, search) => {
    const unchecked = `&unchecked=${encodeURIComponent('1 kHz|防爆')}`;
    const [plain, said] = [await report(search()), await report(search() + unchecked)];
    const { conclusion, checks } = printedReport(said);
    expect(conclusion.head).toContain('「1 kHz」、「防爆」没有核对');
    expect(conclusion.verdict).not.toBe('pass');
    expect(conclusion.head).not.toMatch(/(?<!不)能完成任务/);
    const rest = printedReport(plain).conclusion.head.replace(/(?<!不)能完成任务/, '其余要求都满足');
    expect(conclusion.head).toContain(rest);
    expect(checks.slice(-2).map(({ label, word }) => [label, word])).toEqual([
      ['「1 kHz」', '未核对'],
      ['「防爆」', '未核对'],
    ]);
    // Who opens the printed address sees it too.
    expect(new URL(said.address).searchParams.get('unchecked')).toBe('1 kHz|防爆');
    const text = await readPdf(await writeSelectionReport(said));
    for (const part of ['「1kHz」、「防爆」没有核对', '未核对']) expect(text).toContain(squeeze(part));
  });
});

describe('what the task leaves open', () => {
  test('is told as an assumption on the cover and at the checks that rest on it', async () => {
    const said = printedReport(await report(pair('fov=600x450&acc=defect:3:3&rate=2')));
    expect(said.countedAs).toEqual(['工件静止（速度未填或为 0）', '工件为平面（高度差未填或为 0）']);
    const noted = said.checks.filter(({ notes }) => notes.some(note => note.startsWith('按假定：')));
    expect(noted.map(({ label }) => label)).toEqual(['景深', '高度误差', '曝光与拖影', '快门']);
    const rows = said.groups.flatMap(group => group.rows);
    expect(rows.find(({ label }) => label === '曝光')?.value).toMatch(/^由光源亮度定；.*500\sms$/);
    expect(rows.filter(({ label }) => /^最长曝光|^光量/.test(label))).toEqual([]);
    const text = await readPdf(await writeSelectionReport(await report(pair('fov=600x450&acc=defect:3:3&rate=2'))));
    expect(text).toContain(squeeze('按以下假定计算'));
  });

  test('is not spoken of where the task states it, and a moving part has its longest exposure', async () => {
    const said = printedReport(await report(pair('fov=600x450&acc=defect:3:3&rate=2&v=100&dz=5')));
    expect(said.countedAs).toEqual([]);
    expect(said.groups.flatMap(group => group.rows).map(({ label }) => label)).toContain('最长曝光');
  });
});

describe('the colour of a light', () => {
  test('has its reason in the list of parts and at its check, by a source that is listed', async () => {
    const light = product('light', ({ attrs }) => JSON.stringify(attrs.colours ?? '').includes('white'));
    const said = printedReport(await report(`${pair('fov=600x450&acc=defect:3:3')}&light=${light.id}`));
    const [note = ''] = said.checks.flatMap(({ notes }) => notes.filter(each => each.startsWith('选色：')));
    const [, text = '', mark = ''] = /^选色：(.+?)　(\[\d+\])/.exec(note) ?? [];
    expect(said.bill.find(({ item }) => item === '光源')?.order).toContain(text);
    expect(said.sources.some(source => source.text.startsWith(mark))).toBe(true);
    expect(text).not.toBe('');
  });
});

describe('the rules of a report', () => {
  test('are those that its task and lens bring up, and none of the order of a list', async () => {
    const rules = async (search: string) => printedReport(await report(search)).rules.join('\n');
    const flat = await rules(pair('fov=600x450&acc=defect:3:3'));
    expect(flat).toContain('畸变 2 % 以内不影响检测');
    expect(flat).not.toMatch(/定倍镜头|行频|量具比|首选|排在/);
    expect(await rules(pair('fov=600x450&acc=tol:6:0.5'))).toContain('公差 ÷ 量具比');
    expect(await rules(pair('mode=line&fov=600x1&acc=defect:3:3&v=100', 'line-camera'))).toContain('行频');
  });
});

describe('a field whose principal plane no maker states', () => {
  test('is derived at the values at which the magnification is derived, and says which they are', async () => {
    const { derivations } = printedReport(await report(pair('fov=600x450&acc=defect:3:3')));
    const of = (title: string) => derivations.find(each => each.title === title);
    const [field, magnification] = [of('视野'), of('放大倍率')];
    expect(field?.note).toContain('按标称值代入：前主面');
    expect(field?.note).toBe(magnification?.note);
    // FOV = S × (WD + e₁ − f) ÷ f, m = f ÷ (WD + e₁ − f)
    const [, distance] =
      /\((.+?) −/.exec(field?.traces.find(each => each.label === '视野')?.substituted.line ?? '') ?? [];
    expect(distance).toBeTruthy();
    expect(magnification?.traces[0]?.substituted.line).toContain(distance);
  });
});

describe('what nobody asked for', () => {
  test('is neither held nor open, and says that it is not asked for', async () => {
    const said = printedReport(await report(`${laser}&profiler=${profiler()}`));
    const free = said.checks.filter(({ word }) => word === '未要求');
    expect(free.map(({ label }) => label)).toContain('防护等级');
    expect(free.every(({ asked, margin }) => asked === '' && margin === '')).toBe(true);
    const counted = [...said.conclusion.counts.matchAll(/(\d+) 项(?:通过|注意|待确认|不满足)/g)].map(([, count]) =>
      Number(count),
    );
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(said.checks.length - free.length);
    expect(said.conclusion.counts).toContain(`另 ${free.length} 项任务没有要求，不计`);
  });
});

describe('the head over the parts', () => {
  test('calls chosen only what does the task, and otherwise says what it is', async () => {
    const box = (length: number) => `goal=volume&box=${length}x400&h=300&dist=900~1600&err=8&ambient=hall`;
    const cameras = [...index.segments.values()].find(({ category }) => category.code === 'face-3d')?.products ?? [];
    const found = new Map<string, string>();
    for (const [length, { id }] of cameras.flatMap(each => [[600, each] as const, [9000, each] as const])) {
      const said = await report(`${box(length)}&camera=${id}`);
      const { choice, conclusion } = printedReport(said);
      if (found.has(conclusion.verdict)) continue;
      found.set(conclusion.verdict, choice);
      expect(await readPdf(await writeSelectionReport(said))).toContain(squeeze(`${choice}　${said.chosen}`));
    }
    expect(Object.fromEntries(found)).toEqual({
      pass: '选用',
      unknown: '待确认，尚未选定',
      fail: '不满足要求',
      ...(found.has('warn') && { warn: '选用' }),
    });
  });
});

describe('a value that no maker prints', () => {
  test('is marked wherever it stands, with how it was found', async () => {
    const said = await report(`${bin}&camera=${depthCamera('FM850-E2')}`);
    const near = said.mounting.rows.find(({ label }) => label === '最近测量距离');
    expect(near).toMatchObject({ value: '500', derived: true });
    expect(said.mounting.rows.find(({ label }) => label === '最远测量距离')?.derived).toBe(false);
    expect(said.derivations).toContainEqual(expect.stringMatching(/^FM850-E2 .+：推算，./));
    const text = await readPdf(await writeSelectionReport(said));
    expect(text).toContain(squeeze('500 mm（推算）'));
    expect(text).toContain('推算的值');
  });

  test('is marked on the line of a light, of which the diameter stands in the model only', async () => {
    const light = product('light', derives('outerDiameterMm'));
    const said = await report(`${pair('fov=60x45&acc=defect:0.1:3')}&light=${light.id}`);
    const line = said.bill.find(({ item }) => item === '光源');
    expect(line?.figures).toContainEqual(expect.stringMatching(/^外径 .+（推算）$/));
    expect(said.derivations).toContainEqual(expect.stringMatching(new RegExp(`^${light.model} .+：由型号推出，`)));
    expect(said.mounting.rows.find(({ label }) => label === '光源尺寸')?.derived).toBe(true);
  });

  test('is told from what is printed, of every product', () => {
    for (const segment of index.segments.values()) {
      for (const each of segment.products) {
        const marked = markedSummary(segment, each);
        expect(marked.map(figure => figure.replace(derivedMark, '')).join(' · ')).toBe(each.summary);
        if (each.source.derived.length === 0) expect(marked.join()).not.toContain(derivedMark);
      }
    }
  });
});

describe('the number to order by', () => {
  test('is that of the data or of their notes, and of nothing else', () => {
    const numbered = [...index.segments.values()]
      .flatMap(({ products }) => products)
      .filter(
        ({ attrs, source }) => attrs.orderNumber !== undefined || /订货(号|代码) ?[A-Z0-9]/.test(source.notes ?? ''),
      );
    expect(numbered.length).toBeGreaterThan(80);
    for (const each of numbered) {
      const number = orderNumberOf(each);
      expect(number, each.model).not.toBe('');
      expect(`${each.attrs.orderNumber ?? ''} ${each.source.notes ?? ''}`).toContain(number);
      expect(number, each.model).toMatch(/^[\w./-]+(（[^（）]+）)?$/);
    }
    expect(
      orderNumberOf({ attrs: {}, source: { ...numbered[0]?.source, notes: '按订货号对应' } as IndexProduct['source'] }),
    ).toBe('');
  });
});

describe('one symbol has one meaning', () => {
  test.each([
    [
      'of a pair that measures a moving part',
      () => pair('fov=60x45&acc=tol:0.5:0.5&wd=200~400&v=50&exp=100&dz=2&tech=backlight'),
    ],
    [
      'of a line scan with an encoder',
      () => pair('mode=line&fov=600x1&acc=defect:0.2:2&v=1000&encl=200&encn=2500', 'line-camera'),
    ],
    ['of a line profiler', () => `${laser}&dy=0.1&err=50&res=5&profiler=${profiler()}`],
    ['of a 3D area camera', () => `${bin}&err=2&camera=${depthCamera('FM850-E2')}`],
  ])('in the derivations %s, and its line in the legend', async (_, search) => {
    const { symbols, derivations } = printedReport(await report(search()));
    expect(new Set(symbols.map(({ symbol }) => symbol)).size).toBe(symbols.length);
    expect(new Set(symbols.map(({ meaning }) => meaning)).size).toBe(symbols.length);
    const explained = new Set(symbols.map(({ symbol }) => symbol));
    const functions = /^(min|max|arctan|arcsin|arccos|tan|sin|cos|exp|log|round|π)$/;
    const formulas = derivations.flatMap(({ traces }) => traces.flatMap(({ formula }) => formula?.line ?? []));
    expect(formulas.length).toBeGreaterThan(3);
    for (const line of formulas) {
      const letters = line.match(/\p{L}[\p{L}\p{Nd}₀-₉]*[′″]*(?:_[\p{L}\p{Nd},]+)?[′″]*/gu) ?? [];
      expect(
        letters.filter(letter => !functions.test(letter) && !explained.has(letter)),
        line,
      ).toEqual([]);
    }
  });
});
