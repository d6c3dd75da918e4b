import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dimension } from './dimension';

const lineOf = (html: string) => / d="(.*?)"/.exec(html)?.[1];

test('arrows stand at the ends; where there is no room between them they point at the ends from outside', () => {
  expect(lineOf(renderToString(<Dimension from={[10, 0]} to={[60, 0]} />))).toBe('M10 0L60 0');
  expect(lineOf(renderToString(<Dimension from={[10, 0]} to={[20, 0]} />))).toBe('M-2 0L32 0');
});

test('a label stands on the side that is asked for', () => {
  const xOf = (side: 'left' | 'right') =>
    Number(/ x="(.*?)"/.exec(renderToString(<Dimension from={[0, 0]} to={[0, 50]} label="8 mm" side={side} />))?.[1]);
  expect([xOf('left'), xOf('right')]).toEqual([5, -5]);
});
