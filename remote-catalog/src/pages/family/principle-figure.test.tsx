// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { NamedQuantities } from '../../features/pen/named-quantity';
import type { Family } from './family';
import { PrincipleFigure } from './principle-figure';
import { face3d } from './records/face-3d';
import { grabber } from './records/grabber';
import { light } from './records/light';
import { line } from './records/line';
import { line3d } from './records/line-3d';
import { slider } from './records/slider';
import { telecentric } from './records/telecentric';

const families = { face3d, grabber, light, line, line3d, slider, telecentric };

describe('every figure that decides is a part of its drawing, and every part has a name', () => {
  test.each(Object.entries(families))('%s', (_, { Drawing, figures, parts = [] }: Family) => {
    const html = renderToString(<Drawing />);
    const shown = [...html.matchAll(/data-of="([^"]*)"/g)].map(([, of = '']) => of.split(' '));
    const names = [...figures, ...parts].map(({ key }) => key);
    expect(names.filter(key => !shown.flat().includes(key))).toEqual([]);
    expect(shown.flat().filter(key => !names.includes(key))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

const caption = () => screen.getByRole('figure').querySelector('figcaption')?.textContent;
const open = () => {
  const { container } = render(
    <NamedQuantities>
      <PrincipleFigure family={light} />
    </NamedQuantities>,
  );
  const part = container.querySelector('[data-of^="dome"]');
  if (!part) throw new Error('the drawing has no dome');
  return part;
};

afterEach(cleanup);

test('a mouse names what it is on, as long as it is there', () => {
  const part = open();
  expect(caption()).toBe(light.caption);
  fireEvent.pointerEnter(part, { pointerType: 'mouse' });
  expect(caption()).toMatch(/^穹顶光在碗内/);
  fireEvent.pointerLeave(part, { pointerType: 'mouse' });
  expect(caption()).toBe(light.caption);
});

test('a finger names what it has touched, until it touches something else', () => {
  const part = open();
  fireEvent.pointerEnter(part, { pointerType: 'touch' });
  fireEvent.pointerLeave(part, { pointerType: 'touch' });
  expect(caption()).toMatch(/^穹顶/);
  fireEvent.click(screen.getByRole('button', { name: '同轴' }));
  expect(caption()).toMatch(/^同轴/);
});

test('focus names it, and only its parts of the drawing stand out', () => {
  const part = open();
  fireEvent.focus(screen.getByRole('button', { name: '通光孔' }));
  expect(caption()).toMatch(/^通光孔孔径 ≥/);
  expect(part.getAttribute('data-active')).toBe('yes');
  expect(document.querySelector('[data-of^="line"]')?.getAttribute('data-active')).toBe('no');
  fireEvent.blur(screen.getByRole('button', { name: '通光孔' }));
  expect(part.hasAttribute('data-active')).toBe(false);
});
