// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { parseSelectionSearch } from '@shixuan/task-url';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@shixuan/host/testing/dom';
import ProductUse from './product-use';

afterEach(cleanup);

/** The form for a product, and the address that it leads to. */
function open(categoryCode: string) {
  let address = '';
  const Piece = () => <ProductUse id={5} categoryCode={categoryCode} />;
  const onAddress = (next: string) => {
    address = next;
  };
  const queryClient = new QueryClient();
  render(<PageInMemory page={Piece} at="/" host={testHost()} queryClient={queryClient} onAddress={onAddress} />);
  const submit = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    const [path, search = ''] = address.split('?');
    return { path, ...parseSelectionSearch(search, 'lenses').state };
  };
  return {
    submit,
    type: (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } }),
  };
}

test('a camera goes along with what is typed, in any unit', () => {
  const { type, submit } = open('area-camera');
  type('视野宽', '6 cm');
  type('视野高', '45');
  type('工作距离', '280~320');
  const { path, cameraId, task, unset } = submit('找合适的镜头');
  expect([path, cameraId, unset]).toEqual(['/selection/lens', 5, ['accuracy']]);
  expect(task.object).toEqual({ widthMm: 60, heightMm: 45 });
  expect(task.workingDistance).toEqual({ minMm: 280, maxMm: 320 });
});

test('a lens goes along without any figure, and the page asks for all of them', () => {
  const { path, lensId, unset } = open('telecentric-lens').submit('找合适的相机');
  expect([path, lensId, unset]).toEqual(['/selection/camera', 5, ['width', 'height', 'accuracy']]);
});

test('what cannot be read is told beside its field, and goes along as it was typed', () => {
  const { type, submit } = open('fa-lens');
  type('视野宽', '很宽');
  expect(screen.getByLabelText('视野宽').getAttribute('aria-invalid')).toBe('true');
  expect(submit('找合适的相机').drafts).toEqual({ 'object.width': '很宽' });
});
