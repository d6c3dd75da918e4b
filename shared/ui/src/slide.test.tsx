// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Slide } from './slide';

afterEach(cleanup);

test('the quantity names the slider, its value is read with the unit, and moving it tells the number', () => {
  const onChange = vi.fn();
  render(<Slide label="焦距" shown="25 mm" value={25} min={4} max={75} step={1} onChange={onChange} />);
  const slider = screen.getByRole('slider', { name: /焦距/ });
  expect(slider.getAttribute('aria-valuetext')).toBe('25 mm');
  fireEvent.change(slider, { target: { value: '35' } });
  expect(onChange).toHaveBeenCalledWith(35);
});
