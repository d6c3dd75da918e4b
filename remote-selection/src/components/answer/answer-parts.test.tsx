// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerParts } from './answer-parts';

test('figures of parts stay with their units where a phone breaks the line', () => {
  render(
    <AnswerParts
      label="部件"
      parts={[{ role: '链路', product: null, figure: '10GigE 万兆网 接网卡，线缆至 100 m' }]}
    />,
  );
  expect(screen.getByRole('listitem').textContent).toContain('线缆至 100\u00a0m');
});
