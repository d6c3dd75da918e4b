// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RangeSteps } from './range-steps';

afterEach(cleanup);

function Stepped({ from }: { from: string }) {
  const [text, setText] = useState(from);
  return (
    <>
      <output>{text}</output>
      <RangeSteps name="工作距离" text={text} onStep={setText} />
    </>
  );
}

test('both bounds of a range have buttons of their own', () => {
  render(<Stepped from="280~320" />);
  fireEvent.click(screen.getByRole('button', { name: '工作距离下限增大' }));
  fireEvent.click(screen.getByRole('button', { name: '工作距离上限减小' }));
  expect(screen.getByRole('status').textContent).toBe('290~310');
});

test('one distance has one pair, and what is no number cannot be moved', () => {
  render(<Stepped from="300" />);
  fireEvent.click(screen.getByRole('button', { name: '工作距离增大' }));
  expect(screen.getByRole('status').textContent).toBe('310');
  cleanup();
  render(<Stepped from="不限" />);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons).toHaveLength(4);
  expect(buttons.every(button => button.disabled)).toBe(true);
});
