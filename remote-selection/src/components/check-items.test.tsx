// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CheckItems } from './check-items';

afterEach(cleanup);

test.each([
  [0.3, '正好'],
  [-0.3, '正好'],
  [12.4, '余量 12 %'],
  [5000, '余量 10 倍以上'],
])('a margin of %d %% is called %s', (marginPct, text) => {
  render(
    <CheckItems checks={[{ id: 'field', label: '视野', verdict: 'pass', reason: '', marginPct }]} asked={() => true} />,
  );
  expect(screen.getByText(text)).toBeTruthy();
});
