// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ComboboxList } from './combobox-list';
import { useCombobox } from './use-combobox';

afterEach(cleanup);

function Parts({ marksFirst, onPick }: { marksFirst?: boolean; onPick(part: string): void }) {
  const [isOpen, setOpen] = useState(false);
  const { fieldProps, list } = useCombobox({ isOpen, onOpenChange: setOpen });
  return (
    <>
      <label htmlFor={fieldProps.id}>相机</label>
      <input {...fieldProps} />
      <ComboboxList
        list={list}
        label="相机"
        items={['甲', '乙', '丙']}
        marksFirst={marksFirst ?? false}
        onPick={onPick}
      >
        {optionProps =>
          ['甲', '乙', '丙'].map((part, index) => (
            <div key={part} {...optionProps(index)}>
              {part}
            </div>
          ))
        }
      </ComboboxList>
    </>
  );
}

async function open(props: { marksFirst?: boolean } = {}) {
  const picked: string[] = [];
  render(<Parts {...props} onPick={part => picked.push(part)} />);
  const field = screen.getByRole('combobox', { name: '相机' });
  fireEvent.focus(field);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  await screen.findByRole('listbox', { name: '相机' });
  return { field, picked };
}
const marked = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (field: HTMLElement, key: string, more: object = {}) => fireEvent.keyDown(field, { key, ...more });

test('arrows mark an option, through the field at either end; Enter picks the marked one', async () => {
  const { field, picked } = await open();
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  const marks = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map(key => {
    press(field, key);
    return marked(field);
  });
  expect(marks).toEqual(['甲', '乙', '丙', undefined, '丙', '甲', '丙']);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('丙');
  press(field, 'Enter');
  expect(picked).toEqual(['丙']);
});

test('where the first is marked from the start the arrows go round, and Home and End stay the caret’s', async () => {
  const { field } = await open({ marksFirst: true });
  expect(marked(field)).toBe('甲');
  press(field, 'ArrowUp');
  expect(marked(field)).toBe('丙');
  expect(press(field, 'Home')).toBe(true);
  expect(marked(field)).toBe('丙');
});

test.each([
  ['an event that says so', { isComposing: true }],
  ['the key code of a key that was taken', { keyCode: 229 }],
])('keys of an input method are not the list’s: known by %s', async (_, taken) => {
  const { field, picked } = await open({ marksFirst: true });
  for (const key of ['ArrowDown', 'Enter', 'Escape', 'Home']) expect(press(field, key, taken)).toBe(true);
  expect(marked(field)).toBe('甲');
  expect(picked).toEqual([]);
  expect(screen.getByRole('listbox')).toBeTruthy();
});

test('keys between the start and the end of a composition are not the list’s', async () => {
  const { field, picked } = await open({ marksFirst: true });
  fireEvent.compositionStart(field);
  for (const key of ['ArrowDown', 'Enter']) press(field, key);
  expect([marked(field), picked]).toEqual(['甲', []]);
  fireEvent.compositionEnd(field);
  press(field, 'Enter');
  expect(picked).toEqual(['甲']);
});

test('the pointer picks, and marks nothing by passing over; Escape closes', async () => {
  const { field, picked } = await open();
  fireEvent.mouseMove(screen.getByRole('option', { name: '乙' }));
  expect(marked(field)).toBeUndefined();
  fireEvent.click(screen.getByRole('option', { name: '乙' }));
  expect(picked).toEqual(['乙']);
  press(field, 'Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.hasAttribute('aria-controls')).toBe(false);
});
