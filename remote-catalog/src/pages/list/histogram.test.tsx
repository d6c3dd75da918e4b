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
