// @vitest-environment jsdom
import { calls } from '@shixuan/api';
import type { CallContent } from '@shixuan/api/client';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../testing/answers';
import { openVision } from '../../testing/open-vision';

type Answer = CallContent<'rankSystems'>;
type System = Answer['list'][number];

const level = { accuracy: 5, depth: 5, light: 5, rate: 0, size: 5 };

/** The first system of the answer with another lens, which shows more depth and errs with the height. */
function otherOf(first: System): System {
  return { ...first, lensId: 22, setting: { ...first.setting, depthOfFieldMm: 'infinity' } };
}

function open(alter: (answer: Answer, first: System, other: System) => Partial<Answer>, narrow = false) {
  const usual = answering();
  const request = async (path: string, body: unknown): Promise<unknown> => {
    const content = await usual(path, body);
    if (path !== '/Product/CameraShot') return content;
    const answer = calls.rankSystems.content.parse(content);
    const [first] = answer.list;
    const lens = answer.parts.find(({ product }) => product.id === 21);
    if (!first || lens?.role !== 'lens') throw new Error('the answer has no system');
    const product = { ...lens.product, id: 22, model: 'LM35OTHER' };
    const parts = [...answer.parts, { ...lens, product, part: { ...lens.part, id: 22, lengthMm: null } }];
    return { ...answer, parts, ...alter(answer, first, otherOf(first)) };
  };
  return openVision('', { narrow, request });
}

afterEach(cleanup);

test('the front: who leads in what, what it gives up, and one click to see only that system', async () => {
  const address = open((_, first, other) => ({
    front: [
      { system: first, point: { ...level, accuracy: 6, size: 7 } },
      { system: other, point: { ...level, depth: 9, size: 0 } },
    ],
    frontSize: 7,
  }));
  const shown = within(await screen.findByRole('region', { name: '各有所长' }));
  expect(screen.getByRole('heading', { name: /7 套里每一项最好的一套/ })).toBeTruthy();
  const [, first, other] = shown.getAllByRole('row');
  // No rate is known, and both let in as much light: neither leads in these.
  expect(first?.textContent).toContain('精度最细、镜头最小');
  expect(other?.textContent).toContain('景深最大');
  expect(other?.textContent).toContain('∞\u202fmm');
  expect(other?.textContent).toContain('未标注');
  expect(shown.queryByText(/帧率最高|通光最多/)).toBeNull();
  fireEvent.click(shown.getByRole('link', { name: /只看 MV-CS050-10GM \+ LM35OTHER/ }));
  expect(address()).toMatch(/camera=11.*lens=22/);
});

test('a system that is faster than the first is put into the answer by one press, and taken back by another', async () => {
  open((_, first, other) => ({
    front: [
      { system: first, point: level },
      { system: { ...other, setting: { ...other.setting, rateHz: 5000 } }, point: { ...level, rate: 9 } },
    ],
    frontSize: 2,
  }));
  const card = within(await screen.findByRole('region', { name: '首选' }));
  const faster = await card.findByRole('button', { name: /^更快5\skHz/ });
  const models = () => within(card.getByRole('list', { name: '方案的部件' })).getAllByRole('link');
  expect(models().map(({ textContent }) => textContent)).not.toContain('LM35OTHER');
  fireEvent.click(faster);
  expect(faster.getAttribute('aria-pressed')).toBe('true');
  expect(card.getByRole('heading', { name: '已选' })).toBeTruthy();
  expect(models().map(({ textContent }) => textContent)).toContain('LM35OTHER');
  fireEvent.click(faster);
  expect(card.getByRole('heading', { name: '首选' })).toBeTruthy();
});

test('on a phone the front is cards, with every axis in sight', async () => {
  open(
    (_, first, other) => ({
      front: [
        { system: first, point: { ...level, accuracy: 6, size: 7 } },
        { system: other, point: { ...level, depth: 9, size: 0 } },
      ],
      frontSize: 7,
    }),
    true,
  );
  const cards = within(await screen.findByRole('list', { name: '各有所长' })).getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  expect(cards[0]?.textContent).toContain('精度最细、镜头最小');
  expect(
    within(cards[1] ?? document.body)
      .getAllByRole('term')
      .map(term => term.textContent),
  ).toContain('最高帧率');
  expect(screen.queryByRole('table')).toBeNull();
});

test('one system that is the best in everything is no trade-off', async () => {
  open((_, first) => ({ front: [{ system: first, point: level }], frontSize: 1 }));
  await screen.findByRole('region', { name: /推荐表$/ });
  expect(screen.queryByText('各有所长')).toBeNull();
});

test('the other kind of lens stands in one line, with what it costs beside the first', async () => {
  open((_, __, other) => ({ alternative: other }));
  const line = await screen.findByRole('region', { name: '另一种做法：普通（FA）镜头' });
  const error = within(line).getByText('高度误差').parentElement;
  expect(error?.textContent).toMatch(/\d+(\.\d+)?\u202fmm首选 \d/);
  expect(line.textContent).toContain('景深∞\u202fmm首选 ');
  expect(within(line).getByRole('link', { name: /只看 MV-CS050-10GM \+ LM35OTHER/ })).toBeTruthy();
});

test('where the kind that was asked for does not do it, the other is shown without a comparison', async () => {
  open((_, __, other) => ({ list: [], feasible: 0, alternative: other }));
  const line = await screen.findByRole('region', { name: '另一种做法：普通（FA）镜头' });
  expect(line.textContent).not.toContain('首选');
  expect(screen.getByRole('heading', { name: '没有完全满足要求的产品' })).toBeTruthy();
  // Nothing does it: that is sure, and not a question to the makers.
  expect(screen.getByRole('heading', { name: '无解' })).toBeTruthy();
});

test('where no other kind of lens does it, one line says why', async () => {
  open(() => ({ alternative: null }));
  expect(await screen.findByText(/^没有远心镜头可换：.*检查不满足/)).toBeTruthy();
});

test('rounds of different sensors and lenses are named where scores rise again', async () => {
  open((answer, first, other) => ({ list: [...answer.list, { ...other, score: first.score + 5 }], feasible: 500 }));
  expect(await screen.findByText(/列出最合适的 2 套，不同靶面与镜头轮流排列/)).toBeTruthy();
});

test('the table is sorted by a column over the rows that are listed, and says so', async () => {
  open((answer, first, other) => ({ list: [...answer.list, { ...other, score: first.score - 5 }] }));
  const table = within(await screen.findByRole('region', { name: /推荐表$/ }));
  const order = () =>
    table.getAllByRole('rowheader').map(({ textContent }) => /LM35\w+?(?=兴)/.exec(textContent ?? '')?.[0]);
  expect(order()).toEqual(['LM35JC5M', 'LM35OTHER']);
  const depth = table.getByRole('button', { name: /^景深/ });
  fireEvent.click(depth);
  expect(order()).toEqual(['LM35JC5M', 'LM35OTHER']);
  expect(table.getByRole('columnheader', { name: /^景深/ }).getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getByText(/只在列出的 2 行内按景深从小到大排/)).toBeTruthy();
  fireEvent.click(depth);
  expect(order()).toEqual(['LM35OTHER', 'LM35JC5M']);
  fireEvent.click(depth);
  expect(order()).toEqual(['LM35JC5M', 'LM35OTHER']);
  expect(screen.queryByText(/只在列出的/)).toBeNull();
});
