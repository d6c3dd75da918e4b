// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Histogram } from './histogram';

const heights = (counts: number[]) => {
  const { container } = render(<Histogram histogram={{ edges: [0, 1, 2, 3], counts }} filter={{}} />);
  return [...container.querySelectorAll('rect')].map(bar => Number(bar.getAttribute('height')));
};

test('where no product fits, the steps stay, all flat', () => {
  expect(heights([0, 0, 0])).toEqual([0.5, 0.5, 0.5]);
  expect(heights([0, 4, 1])).toEqual([0.5, 32, 16]);
});

test('coordinates have two decimals at most', () => {
  const counts = Array.from({ length: 40 }, (_, at) => at + 1);
  const edges = Array.from({ length: 41 }, (_, at) => at);
  const { container } = render(<Histogram histogram={{ edges, counts }} filter={{}} />);
  const written = [...container.querySelectorAll('rect')].flatMap(bar =>
    ['x', 'y', 'width', 'height'].map(name => bar.getAttribute(name) ?? ''),
  );
  expect(written).toHaveLength(160);
  expect(written.filter(text => !/^\d+(\.\d{1,2})?$/.test(text))).toEqual([]);
});
