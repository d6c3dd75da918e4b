// @vitest-environment jsdom
import { HostProvider } from '@shixuan/host';
import { testHost } from '@shixuan/host/testing';
import { blankState } from '@shixuan/task-url';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fieldOf } from '../../data/task/fields';
import { reduce } from '../../data/task/reduce';
import { HintedForm } from './hinted-form';
import { QuantityInput } from './quantity-input';

afterEach(cleanup);

function Distance() {
  const [state, dispatch] = useReducer(reduce, blankState('systems'));
  return (
    <HostProvider host={testHost()}>
      <HintedForm label="任务" onLeave={() => undefined}>
        <QuantityInput field={fieldOf('wd')} state={state} notices={[]} onType={dispatch} />
      </HintedForm>
    </HostProvider>
  );
}

/** What stands below the field: a row that came or went would move what is pressed next. */
const below = () => screen.getAllByRole<HTMLButtonElement>('button').map(button => [button.ariaLabel, button.disabled]);

test.each(['250±50', '200~300', '≥200', '300', '30 cm', '三百', ''])('leaving a field with %j moves nothing', text => {
  render(<Distance />);
  const input = screen.getByRole('textbox', { name: '工作距离' });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  const typed = below();
  fireEvent.blur(input);
  expect(below()).toEqual(typed);
});

test('the buttons move a distance that was typed in another way', () => {
  render(<Distance />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '工作距离' });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: '250±50' } });
  fireEvent.click(screen.getByRole('button', { name: '工作距离上限增大' }));
  expect(input.value).toBe('200~310');
});
