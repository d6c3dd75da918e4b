// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LightOrder } from './light-order';

afterEach(cleanup);

test('a light whose part number stands for several colours says which one to order', () => {
  const told = (model: string) =>
    render(<LightOrder light={{ model, colours: ['red', 'blue'] }} wavelengthNm={460} />).container.textContent;
  expect(told('XX-100-R/B')).toMatch(/R\/B.*选 B/);
  expect(told('XX-100-B')).toBe('');
});
