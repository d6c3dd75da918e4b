import { requirementsOf } from '@shixuan/optics/model';
import { prepareCatalogue, solveSystems } from '@shixuan/optics/solve';
import { parseSelectionSearch } from '@shixuan/task-url';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPages, squeeze } from '../../../test/read-document';
import { siteIndex } from '../../../test/site-catalogue';
import { type Selection, selectionOf } from '../../domain/selection/selection-of';
import { chosenSystem } from './chosen-system';
import { premisesOf } from './premises';
import { printedReport } from './printed-report';
import { readAddress } from './read-address';
import { selectionReport } from './selection-report';
import { writeSelectionReport } from './write-selection-report';

const task = 'fov=60x45&wd=280~320&acc=defect:0.1:3&dz=2&v=50&exp=100&cable=5';
let selection: Selection;
beforeAll(async () => {
  selection = await selectionOf(await siteIndex());
});
const report = (search: string) =>
  selectionReport(chosenSystem(selection, readAddress(search)), 'https://shixuan.example');

const bestOf = (search: string) => {
  const need = requirementsOf(parseSelectionSearch(search, 'systems').state.task);
  const [first] = solveSystems(need, prepareCatalogue(selection), { limit: 1 }).systems;
  if (!first) throw new Error(`nothing does ${search}`);
  return { camera: first.camera.id, lens: first.lens.id, light: first.lights[0]?.light.id };
};
/** What was solved already, by task. */
const solved = new Map<string, ReturnType<typeof bestOf>>();

/** The best system for a task as an address, with all of its parts or some. */
function addressOf(
  search: string,
  parts: readonly ('camera' | 'lens' | 'light')[] = ['camera', 'lens', 'light'],
): string {
  const ids = solved.get(search) ?? bestOf(search);
  solved.set(search, ids);
  return [search, ...parts.flatMap(part => (ids[part] === undefined ? [] : [`${part}=${ids[part]}`]))].join('&');
}

describe('what a report concludes', () => {
  const conclusion = (search: string) => printedReport(report(search)).conclusion;

  test('names every check that warns or is open, and is green only without one', () => {
    const tasks = [
      task,
      'fov=30x20&acc=tol:0.02:0.2:10&wd=60~200',
      'fov=100x80&acc=defect:0.2:3&wd=300~600&surface=mirror',
      'fov=400x300&acc=defect:1:3&wd=500~1500',
      'mode=line&fov=600x1&acc=defect:0.2:2&v=1000',
    ];
    for (const search of tasks) {
      const said = report(addressOf(search));
      const open = said.checks.filter(
        ({ id, verdict }) => verdict === 'warn' || (verdict === 'unknown' && id !== 'mechanics'),
      );
      expect(said.premises.length > 0, search).toBe(open.length > 0);
      expect(printedReport(said).conclusion.verdict, search).toBe(open.length > 0 ? 'warn' : 'pass');
    }
  });

  test('of a light that is too short says that the task is not done, as of anything that fails', () => {
    const line = 'mode=line&fov=900x1&acc=defect:0.2:3&v=1000';
    const short = selection.lights.find(
      ({ shape, emittingLengthMm }) => shape === 'line' && emittingLengthMm !== null && emittingLengthMm < 300,
    );
    if (!short) throw new Error('no short line light');
    const said = report(`${addressOf(line, ['camera', 'lens'])}&light=${short.id}`);
    expect(said.checks.flatMap(({ id, verdict }) => (verdict === 'fail' ? [id] : []))).toEqual(['light-geometry']);
    const { verdict, head } = printedReport(said).conclusion;
    expect([verdict, head]).toEqual(['fail', expect.stringMatching(/^不能完成任务：光源尺寸差 \d+ %$/)]);
  });

  test('of a shaft with more distortion than is allowed asks for calibration', () => {
    const said = report(addressOf('fov=30x20&acc=tol:0.02:0.2:10&wd=60~200'));
    const { conclusion, checks } = printedReport(said);
    expect(said.checks.find(({ id }) => id === 'distortion')?.verdict).toBe('warn');
    expect(conclusion).toMatchObject({
      verdict: 'warn',
      head: expect.stringMatching(/^能完成任务，前提是.*做畸变标定/),
    });
    expect(checks.find(({ label }) => label === '畸变')?.notes[0]).toMatch(/^标定：/);
  });

  test('of a part alone says that it fits, and which parts are open', () => {
    expect(conclusion(addressOf(task, ['camera']))).toMatchObject({
      verdict: 'warn',
      head: '相机合用；镜头、光源待定',
    });
    const pair = conclusion(addressOf(task, ['camera', 'lens']));
    expect(pair.head).toMatch(/^相机与镜头合用.*；光源待定/);
    expect(pair.head).not.toMatch(/厂家确认：光源/);
    const lens = conclusion(`${addressOf(task, ['lens'])}&sensor=2448x2048:3.45`);
    expect(lens.head).toMatch(/^镜头合用.*；相机、光源待定$/);
  });

  test('of a line scan without a speed says that the speed comes first, and lets nothing pass that follows from it', () => {
    const said = report(addressOf('mode=line&fov=600x1&acc=defect:0.2:2'));
    const { conclusion, checks } = printedReport(said);
    expect(conclusion).toMatchObject({ verdict: 'unknown', head: expect.stringMatching(/^还不能定：先填运动速度/) });
    expect(checks.filter(({ asked }) => /≥ 0\D/.test(asked))).toEqual([]);
    for (const label of ['曝光与拖影', '行频']) {
      const printed = checks.find(check => check.label === label);
      expect([printed?.word, printed?.notes]).toEqual(['待确认', ['请在任务中补充：运动速度']]);
    }
  });
});

describe('what a report prints', () => {
  test('has the distance that is asked for beside the one that is reached', () => {
    const asked = (search: string) =>
      printedReport(report(addressOf(search)))
        .checks.find(({ label }) => label === '工作距离')
        ?.asked.replaceAll(/\s/g, ' ');
    expect(asked(task)).toBe('280～320 mm');
    expect(asked('fov=400x300&acc=defect:1:3')).toBe('');
  });

  test('names a check once that ends a range on both sides', () => {
    const [fixed] = selection.lenses.flatMap(lens =>
      lens.kind === 'fixed' && lens.workingDistanceMm !== null ? [lens] : [],
    );
    if (!fixed) throw new Error('no lens of one magnification');
    const [width, height] = [4 / fixed.magnification, 3 / fixed.magnification].map(mm => mm.toFixed(2));
    const pair = `camera=${addressOf(task, ['camera']).split('camera=')[1]}&lens=${fixed.id}`;
    const { groups } = report(`fov=${width}x${height}&margin=0&acc=px:10&${pair}`);
    const rows = groups.find(({ title }) => title.startsWith('变动余地'))?.rows ?? [];
    const distance = rows.find(({ label }) => label === '工作距离')?.value ?? '';
    expect(distance.replaceAll(/\s/g, ' ')).toMatch(/^[\d.]+～[\d.]+ mm（工作距离）$/);
  });

  test('names every part in its head, and the stop to set among the first figures', async () => {
    const said = report(addressOf(task));
    const { camera, lens, light } = chosenSystem(selection, readAddress(addressOf(task))).system;
    expect(said.chosen).toBe(`${camera.model} + ${lens.model} + ${light?.model}`);
    expect(report(addressOf(task, ['camera'])).chosen).toBe(`${camera.model} + 镜头待定 + 光源待定`);
    expect(said.keyFigures.find(({ label }) => label === '光圈')?.value).toMatch(/F\d/);
    const [cover = '', ...others] = await readPages(await writeSelectionReport(said));
    for (const part of [light?.model ?? '', '光圈', said.address]) expect(cover).toContain(squeeze(part));
    // It is not on the last page too, which it would often have for itself.
    expect(others.join('')).not.toContain(squeeze(said.address));
  });
});

describe('on what a system rests', () => {
  test('is said as what is to be done, accepted or confirmed, once each', () => {
    const { system, checks } = chosenSystem(selection, readAddress(addressOf(task)));
    const resting = (given: Partial<Record<string, object>>, shortcomings: string[] = [], adapted = false) =>
      premisesOf(
        checks.map(check => ({ ...check, verdict: 'pass' as const, ...given[check.id] })),
        { system, shortcomings, adapted },
      ).map(squeeze);
    const warn = { verdict: 'warn' };
    expect(resting({})).toEqual([]);
    const distortion = { ...warn, figure: 0.008967, limit: 0.002, unit: 'mm' };
    expect(resting({ distortion, mount: warn })).toEqual(
      ['核对法兰距', '做畸变标定（畸变 8.967 µm，允许 2 µm）'].map(squeeze),
    );
    expect(resting({ mount: warn }, [], true)).toEqual(['加转接环']);
    // The search says it in its words, and so it is not said twice.
    const tight = { ...warn, marginPct: -3 };
    expect(resting({ 'field-of-view': tight, 'image-circle': warn }, ['视野留边不够'])).toEqual([
      '能接受视野留边不够',
      '能接受四角发暗',
    ]);
    expect(resting({ sharpness: { verdict: 'unknown' }, mechanics: { verdict: 'unknown' } })).toEqual([
      '确认解析力与衍射',
    ]);
  });
});

describe('what a report says of distances', () => {
  test('where a light goes and how high the whole is, as far as it is known', () => {
    const said = report(addressOf(task));
    const { camera } = chosenSystem(selection, readAddress(addressOf(task))).system;
    const valueFor = (label: string) => said.mounting.rows.find(row => row.label.startsWith(label))?.value ?? null;
    expect(valueFor('光源在工件')).toMatch(/^试样时定；图中暂按 [\d.]+/);
    expect(camera.sizeMm?.length ?? null).toBeNull();
    expect(valueFor('工件到相机后端')).toMatch(/^大于 [\d.]+\smm（相机长度未标注，未计入）$/);
  });

  test('of a lens that is not chosen that it is open, and not that its maker states nothing', () => {
    const said = report(addressOf(task, ['camera']));
    const rows = said.groups.find(({ title }) => title === '镜头侧结果')?.rows ?? [];
    expect(rows.filter(({ value }) => value === null)).toEqual([]);
    expect(rows.find(({ label }) => label === '光圈')?.value).toBe('镜头待定');
    expect(said.keyFigures.every(({ value }) => value !== null)).toBe(true);
  });
});
