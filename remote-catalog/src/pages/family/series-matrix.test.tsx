// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Asked, answering } from '../../testing/answers';
import { categories } from '../../testing/fixtures';
import TelecentricPage from './telecentric.page';

let asked: Asked[];
const lastSeries = () => asked.filter(({ path }) => path === '/Product/Series').at(-1)?.body;

async function open({ narrow = false } = {}) {
  asked = [];
  stubScreen({ narrow });
  render(
    <PageInMemory
      page={TelecentricPage}
      at="/telecentric"
      host={testHost({ categories, services: { request: answering(asked) } })}
      queryClient={new QueryClient()}
    />,
  );
  await screen.findByText('MV-CS');
}
const seriesInOrder = () => screen.getAllByRole('rowheader').map(head => within(head).getByRole('link').textContent);

afterEach(cleanup);

test('series are rows with the span of their figures; the largest first, by any head to sort', async () => {
  await open();
  expect(seriesInOrder()).toEqual(['ace 2', 'MV-CS']);
  const row = screen.getByRole('row', { name: /MV-CS/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['海康机器人', '29', '2.4～3.45', '全局快门、卷帘快门', '未标注']);
  const head = screen.getByRole('columnheader', { name: /^像元尺寸/ });
  fireEvent.click(within(head).getByRole('button'));
  expect(head.getAttribute('aria-sort')).toBe('descending');
  expect(seriesInOrder()).toEqual(['MV-CS', 'ace 2']);
});

test('narrowing asks the server, and the links lead into the list under the same filters', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('品牌'), { target: { value: '31' } });
  fireEvent.change(screen.getByLabelText('像元尺寸 (µm)'), { target: { value: '2~5' } });
  const filters = { brand: { in: ['31'] }, pixelSizeUm: { min: 2, max: 5 } };
  await vi.waitFor(() => expect(lastSeries()).toEqual({ categoryId: 6, filters }));
  const link = await screen.findByRole('link', { name: 'MV-CS' });
  expect(link.getAttribute('href')).toBe('/goods/list?categoryId=6&brand=31&pixelSizeUm=2~5&series=MV-CS');
  fireEvent.click(screen.getByRole('button', { name: '清空筛选' }));
  await vi.waitFor(() => expect(screen.getByLabelText('品牌')).toHaveProperty('value', ''));
});

test('what is no quantity says so beside its field and filters nothing', async () => {
  await open();
  const field = screen.getByLabelText('像元尺寸 (µm)');
  fireEvent.change(field, { target: { value: '很小' } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBeTruthy();
  expect(lastSeries()).toEqual({ categoryId: 6, filters: {} });
});

test('on a narrow screen each series is a card, with units', async () => {
  await open({ narrow: true });
  const card = screen.getByRole('link', { name: /MV-CS/ }).closest('li');
  expect(card?.textContent).toContain('29 款');
  expect(card?.textContent).toContain('2.4～3.45\u202fµm');
  expect(screen.queryByRole('table')).toBeNull();
});
