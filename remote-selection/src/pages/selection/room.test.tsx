// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../testing/answers';
import { openVision } from '../../testing/open-vision';

afterEach(cleanup);

test('the room of every input is told in words beside its drawing, and the search for another first can be stopped', async () => {
  const usual = answering();
  const asked: unknown[] = [];
  const request = (path: string, body: unknown): Promise<unknown> => {
    const { limit } = body as { limit?: number };
    if (path !== '/Product/CameraShot' || limit !== 1) return usual(path, body);
    asked.push(body);
    return new Promise<never>(() => {});
  };
  openVision('fov=60x45&acc=defect:0.1:3&wd=300', { request });
  fireEvent.click(await screen.findByRole('button', { name: '变动余地' }));
  const room = await screen.findByRole('region', { name: '变动余地' });
  expect(room.querySelector('p')?.textContent).toMatch(/^(最先到头的是|各项单独变到)/);
  const rows = within(room).getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    expect(row.querySelectorAll('svg rect').length).toBe(1);
    // Beside the drawing, both ends stand as text.
    expect([...row.querySelectorAll('td')].filter(cell => /\d/.test(cell.textContent ?? '')).length).toBe(2);
  }
  fireEvent.click(within(room).getByRole('button', { name: '看到哪里另一套胜出' }));
  expect(await within(room).findByText(/已看 0 \/ \d+ 端/)).toBeTruthy();
  fireEvent.click(within(room).getByRole('button', { name: '停止' }));
  expect(within(room).queryByText(/已看/)).toBeNull();
  expect(asked.length).toBe(1);
});

test('the distance now is the one that the card says, with all its digits', async () => {
  openVision('fov=260x195&acc=defect:0.5:3&wd=1000~1400');
  fireEvent.click(await screen.findByRole('button', { name: '变动余地' }));
  const room = await screen.findByRole('region', { name: '变动余地' });
  const card = within(screen.getByRole('region', { name: '首选' }));
  const said = card.getByText('工作距离').nextElementSibling?.textContent;
  // Three digits would not say it.
  expect(said).toMatch(/^\d{3}[1-9]\smm$/);
  const now = within(room).getByRole('rowheader', { name: /^工作距离/ }).textContent;
  expect(now?.replaceAll(/\s/g, '')).toBe(`工作距离${said?.replaceAll(/\s/g, '')}`);
});

test('an input at its end is said to be there, and not to have room down to its own value', async () => {
  openVision('fov=60x45&acc=defect:0.1:3');
  fireEvent.click(await screen.findByRole('button', { name: '变动余地' }));
  const room = await screen.findByRole('region', { name: '变动余地' });
  expect(room.querySelector('p')?.textContent).not.toMatch(/现为 ([\d.]+ \S+?)，[降升]到 \1/);
});
