// @vitest-environment jsdom
import { calls } from '@shixuan/api';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../testing/answers';
import { openVision } from '../../testing/open-vision';

afterEach(cleanup);

/** The answer for a lens that states neither mount nor image circle: whether it does the task cannot be decided. */
function open(missedBy: number | null) {
  const usual = answering();
  const request = async (path: string, body: unknown): Promise<unknown> => {
    const content = await usual(path, body);
    if (path !== '/Product/CameraShot') return content;
    const answer = calls.rankSystems.content.parse(content);
    const lacking = { mount: null, imageCircleMm: null, maxSensorFormat: null };
    const nearest = answer.list.map(({ cameraId, lensId, setting }) => ({
      cameraId,
      lensId,
      setting,
      misses: [{ check: 'distance', missedBy: missedBy ?? 1, reason: '差在这里', remedy: null }],
    }));
    return {
      ...answer,
      decided: 0,
      list: answer.list.map(row => ({
        ...row,
        setting: { ...row.setting, imageCircleMm: null },
        undecided: ['image-circle', 'mount'],
      })),
      nearMisses: missedBy === null ? [] : nearest,
      parts: answer.parts.map(part => (part.role === 'lens' ? { ...part, part: { ...part.part, ...lacking } } : part)),
    };
  };
  openVision('', { request });
}

test('what nobody can vouch for is no first recommendation: the line says what makers would have to state', async () => {
  open(null);
  const row = await screen.findByRole('row', { name: /MV-CS050-10GM.*缺数据待确认/ });
  expect(row).toBeTruthy();
  const best = screen.getByRole('region', { name: '首选' });
  expect(best.textContent).toContain('像圈直径、镜头接口 2 项厂家没写，先问清再选：下列各套组合已知的各项都成立');
  expect(within(best).queryByRole('list', { name: '方案的部件' })).toBeNull();
  expect(within(best).getByRole('list', { name: '最接近的部件' }).textContent).toContain('MV-CS050-10GM');
  expect(screen.getByText(/^没有确定满足的，1 套资料不全/)).toBeTruthy();
});

test('a light that cannot show what is asked is no system that does the task, whatever camera and lens do', async () => {
  openVision('fov=60x45&acc=defect:0.1:3&wd=300&surface=matt&feature=print&form=flat&tech=backlight');
  expect(await screen.findByText(/^除打光方式外都满足的 \d+ 套/)).toBeTruthy();
  const best = screen.getByRole('region', { name: '首选' });
  expect(best.textContent).toMatch(/打光方式不满足：背光：工件不透光/);
  expect(await within(best).findByText(/可改：改用环形光/)).toBeTruthy();
  expect(screen.getByText(/背光与检测内容矛盾/)).toBeTruthy();
});

test('what has its data and comes nearest stands before what lacks data', async () => {
  open(0.2);
  const near = await screen.findByRole('region', { name: '数据齐全的产品都差一点' });
  const table = screen.getByRole('region', { name: '相机 + 镜头推荐表' });
  expect(near.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(near.textContent).toContain('工作距离 差 20 %');
});

test('what misses by less than 5 % stands in one list with what lacks data, each with what would help', async () => {
  open(0.04);
  const near = await screen.findByRole('region', { name: '最接近的几套：放宽一点，或问厂家' });
  const lines = within(near).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/工作距离 差 4 %/),
    expect.stringMatching(/待确认.*缺像圈直径、镜头接口/),
  ]);
  expect(screen.queryByText('数据齐全的产品都差一点')).toBeNull();
});

test('another kind of system is offered where it is known to do the task, with the system that is first then', async () => {
  const usual = answering();
  const crossings = [
    { kind: 'side-by-side', title: '2 台并排', text: '一台看不到', changes: { object: { widthMm: 60, heightMm: 45 } } },
    { kind: 'line-scan', title: '改用线阵扫描', text: '面阵太大', changes: { mode: 'line', speedMmS: 100 } },
  ];
  const request = async (path: string, body: unknown): Promise<unknown> => {
    const content = await usual(path, body);
    if (path !== '/Product/CameraShot' || (body as { limit?: number }).limit === 1) return content;
    return { ...calls.rankSystems.content.parse(content), crossings };
  };
  const address = openVision('fov=600x450&acc=defect:0.1:3&wd=300', { request });
  // The first thing said: before what single figures would have to be relaxed.
  const best = await screen.findByRole('region', { name: '首选' });
  await waitFor(() => expect(best.textContent).toMatch(/一台相机的像素不够：.*只用一台看全/));
  const others = await screen.findByRole('region', { name: '可以考虑的另一种做法' });
  const link = await within(others).findByRole('link', { name: '2 台并排' });
  expect(link.getAttribute('href')).toMatch(/fov=60x45/);
  expect(others.textContent).toMatch(/一台看不到。已求解：首选 MV-CS050-10GM \+ .*，单像素精度 [\d.]+\s?µm/);
  expect(within(others).queryByText('改用线阵扫描')).toBeNull();
  expect(within(best).getByRole('heading', { name: '换一种做法' })).toBeTruthy();
  expect(best.contains(others)).toBe(true);
  expect(others.compareDocumentPosition(await within(best).findByText(/没有完全满足要求的/))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );

  // What it changes is said before it is done, and after; one press brings the old task back.
  expect(await within(others).findByText(/^会改：视野 600 × 450\smm → 60 × 45\smm$/)).toBeTruthy();
  fireEvent.click(link);
  const note = await within(best).findByText(/^已照「2 台并排」改：视野 600 × 450\smm → 60 × 45\smm$/);
  // How many share the whole stands in the address, for the report and its list of parts.
  expect(address()).toMatch(/fov=60x45&beside=11\b/);
  fireEvent.click(within(best).getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(address()).toMatch(/fov=600x450/));
  expect(note.isConnected).toBe(false);
});

test('cameras beside each other are counted on the card, and one press asks for one again', async () => {
  const address = openVision('fov=60x45&acc=defect:0.1:3&wd=300&beside=3');
  const best = await screen.findByRole('region', { name: '首选' });
  await waitFor(() => expect(within(best).getAllByText('× 3').length).toBeGreaterThan(1));
  expect(await within(best).findByText(/^3 台并排，共看 171/)).toBeTruthy();
  const files = within(best).getByRole('link', { name: '选型报告 PDF' }).getAttribute('href');
  expect(files).toMatch(/[?&]beside=3(&|$)/);
  fireEvent.click(within(best).getByRole('button', { name: '改回一台' }));
  await waitFor(() => expect(address()).toMatch(/fov=171\.4/));
  expect(address()).not.toContain('beside');
});

test('on a phone the bar with the answer says how many cameras it is of', async () => {
  openVision('fov=60x45&acc=defect:0.1:3&wd=300&beside=3', { narrow: true });
  expect(await screen.findByText(/^首选 MV-CS050-10GM \+ \S+ × 3$/)).toBeTruthy();
});

test('what is not sharp over all heights is no first recommendation: the line says by how much it falls short', async () => {
  const usual = answering();
  const request = async (path: string, body: unknown): Promise<unknown> => {
    const content = await usual(path, body);
    if (path !== '/Product/CameraShot') return content;
    const answer = calls.rankSystems.content.parse(content);
    const list = answer.list.map(row => ({
      ...row,
      setting: { ...row.setting, depthOfFieldMm: 2.28, depthForTaskMm: 3.4 },
      verdicts: { ...row.verdicts, 'depth-of-field': 'warn' },
    }));
    return { ...answer, list };
  };
  openVision('fov=60x45&acc=defect:0.1:3&wd=300&dz=3', { request });
  const best = screen.getByRole('region', { name: '首选' });
  expect(
    await within(best).findByText(
      '没有一套景深够的组合：下列第一套景深 2.28 mm，比要求的 3 mm 少 0.72 mm（24 %）；按所需精度算为 3.4 mm，能接受时再选。',
    ),
  ).toBeTruthy();
  expect(within(best).queryByRole('list', { name: '方案的部件' })).toBeNull();
  expect(within(best).getByRole('list', { name: '最接近的部件' }).textContent).toContain('MV-CS050-10GM');
});

test('where nothing does the task, the one demand to relax is found by asking, and taken over by one press', async () => {
  const address = openVision('fov=60x45&acc=defect:0.05:3&wd=300');
  const best = screen.getByRole('region', { name: '首选' });
  const apply = await within(best).findByRole('button', { name: '照此放宽' });
  expect(best.textContent).toMatch(/只放宽一项：最小缺陷放宽到 0\.08\d*\smm，就有 1\s套/);
  fireEvent.click(apply);
  await waitFor(() => expect(address()).toMatch(/acc=defect:0\.08\d*:3/));
  expect(await within(best).findByText('MV-CS050-10GM')).toBeTruthy();
});
