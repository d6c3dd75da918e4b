// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Field } from '../../data/task/field';
import { DraftNote } from './draft-note';

interface State {
  drafts: Record<string, string>;
  values: Record<string, number>;
}

const field = (key: string): Field<State> => ({
  key,
  label: key,
  units: ['mm'],
  min: 0,
  max: 100,
  why: '',
  help: '',
  example: '1 mm',
  get: ({ values: { [key]: exact } }) => (exact === undefined ? {} : { exact }),
  set: state => state,
});

const fields = [field('a'), field('b')];
const noteOf = (state: State) => render(<DraftNote state={state} fields={fields} />).container.textContent;

test('results follow the last valid value only where there was one', () => {
  const values = { a: 5, b: 0 };
  expect(noteOf({ drafts: {}, values })).toBe('');
  expect(noteOf({ drafts: { a: 'x', elsewhere: 'x' }, values })).toBe(
    '有 1 项输入不能用（标红），结果仍按它上次有效的值计算。',
  );
  expect(noteOf({ drafts: { a: 'x' }, values: {} })).toBe('有 1 项输入不能用（标红），没有计入结果。');
  expect(noteOf({ drafts: { a: 'x', b: 'y' }, values: { b: 0 } })).toBe(
    '有 2 项输入不能用（标红），1 项仍按上次有效的值计算，其余没有计入结果。',
  );
});
