// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChoiceFacet } from './choice-facet';

const facet = { key: 'colours', missing: 0, values: [{ value: 'red', label: '红色', count: 3 }] };

test.each([true, false])(
  '未标注 stays in its place where none of the list is such, if the category has any: %s',
  unstated => {
    const { container } = render(
      <ChoiceFacet label="发光颜色" facet={facet} filter={undefined} unstated={unstated} onChange={() => undefined} />,
    );
    const boxes = container.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
    expect([...boxes].map(({ disabled }) => disabled)).toEqual(unstated ? [false, true] : [false]);
  },
);
