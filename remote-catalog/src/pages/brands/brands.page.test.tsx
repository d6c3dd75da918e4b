// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../testing/answers';
import { categories } from '../../testing/fixtures';
import BrandsPage from './brands.page';

const addresses: string[] = [];

async function open(at: string) {
  addresses.length = 0;
  stubScreen({ narrow: false });
  render(
    <PageInMemory
      page={BrandsPage}
      at={at}
      host={testHost({ categories, services: { request: answering() } })}
      queryClient={new QueryClient()}
      onAddress={address => addresses.push(address)}
    />,
  );
  await screen.findByText('MV-CS');
}
const letter = (name: string) =>
  within(screen.getByRole('navigation', { name: '按首字母' })).getByRole('link', { name });

afterEach(cleanup);

test('a letter builds on the choice on its way, which the page does not show yet', async () => {
  await open('/brands?q=mv');
  // Neither is drawn before both have been made.
  act(() => {
    fireEvent.change(screen.getByLabelText('分类'), { target: { value: '9' } });
    fireEvent.click(letter('H'));
  });
  expect(addresses.at(-1)).toBe('/brands?categoryId=9&letter=H&q=mv');
});

test('a letter in another tab is the address that the page shows', async () => {
  await open('/brands?categoryId=1');
  expect(letter('H').getAttribute('href')).toBe('/brands?categoryId=1&letter=H');
  letter('H').addEventListener('click', event => event.preventDefault());
  fireEvent.click(letter('H'), { ctrlKey: true });
  expect(addresses.at(-1)).toBe('/brands?categoryId=1');
});
