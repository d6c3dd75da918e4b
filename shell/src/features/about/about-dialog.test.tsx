// @vitest-environment jsdom
import '../../testing/dom-stubs';
// Loaded with the test file, so that opening the dialog does not wait for a lazy import.
import './rich-text';
import '../account/login-dialog';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { about } from '../../state/about';
import { accountOpen } from '../../state/account-open';
import { baseInfo } from '../../state/base-info';
import { setShowLogin } from '../../state/user';
import { fakeShell, renderSite } from '../../testing/fake-shell';
import { fakeStorage } from '../../testing/fake-storage';
import { company } from '../../testing/site-content';

afterEach(cleanup);

test('at the first visit it opens by itself; 不再显示 stores isAbout and closes it', async () => {
  const storage = fakeStorage();
  const shell = await fakeShell({ storage });
  expect(shell.store.get(about)).toBe('auto');
  renderSite(shell);
  const dialog = await screen.findByRole('dialog', { name: '关于我们' });
  expect((await within(dialog).findByText('视选')).tagName).toBe('STRONG');
  fireEvent.click(within(dialog).getByRole('button', { name: '不再显示' }));
  expect(storage.entries.get('isAbout')).toBe('true');
  expect(shell.store.get(about)).toBe('closed');
});

test('once isAbout is set it stays closed; 关于我们 opens it without 不再显示', async () => {
  const storage = fakeStorage({ isAbout: 'true' });
  const shell = await fakeShell({ storage });
  renderSite(shell);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '关于我们' }));
  const dialog = await screen.findByRole('dialog', { name: '关于我们' });
  expect(within(dialog).queryByRole('button', { name: '不再显示' })).toBeNull();
});

test('a click beside it does not close it; its close button does, without storing anything', async () => {
  const storage = fakeStorage();
  const shell = await fakeShell({ storage });
  renderSite(shell);
  const dialog = await screen.findByRole('dialog', { name: '关于我们' });
  // A click beside a dialog arrives at the dialog itself.
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(shell.store.get(about)).toBe('auto');
  fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  expect(shell.store.get(about)).toBe('closed');
  expect(storage.entries.has('isAbout')).toBe(false);
});

test('by itself it waits until the login dialog is closed', async () => {
  const shell = await fakeShell({ storage: fakeStorage() });
  setShowLogin(shell.store, true);
  renderSite(shell);
  await screen.findByRole('dialog', { name: '登录视选' });
  expect(screen.queryByRole('dialog', { name: '关于我们' })).toBeNull();
  act(() => setShowLogin(shell.store, false));
  expect(await screen.findByRole('dialog', { name: '关于我们' })).toBeTruthy();
});

test('it does not open by itself over input that a new login brought back', async () => {
  const user = { isLogin: true, user: { id: 1, userName: '王工', token: 'new-token' }, showLogin: false };
  const profile = { userName: '王工', name: '', company: '某视觉公司', phone: '' };
  const shell = await fakeShell({
    storage: fakeStorage({ user: JSON.stringify(user) }),
    session: fakeStorage({ typed: JSON.stringify({ keywords: '', profile }) }),
  });
  expect(shell.store.get(accountOpen)).toBe(true);
  expect(shell.store.get(about)).toBe('closed');
});

test('the rich text is sanitised', async () => {
  const shell = await fakeShell();
  const bad =
    '<p onclick="x()">好</p><script>window.hacked = 1</script><img src=x onerror="x()"><a href="javascript:x()">链接</a>';
  shell.store.set(baseInfo, { ...company, about: bad });
  shell.store.set(about, 'asked');
  renderSite(shell);
  const dialog = await screen.findByRole('dialog', { name: '关于我们' });
  await waitFor(() => expect(within(dialog).getByText('好')).toBeTruthy());
  const body = dialog.innerHTML;
  expect(body).not.toMatch(/script|onclick|onerror/);
});

test('Tab stays in it: after its last button comes its first, and the other way round', async () => {
  const shell = await fakeShell({ storage: fakeStorage() });
  renderSite(shell);
  const dialog = await screen.findByRole('dialog', { name: '关于我们' });
  const close = within(dialog).getByRole('button', { name: '关闭' });
  const never = within(dialog).getByRole('button', { name: '不再显示' });
  expect(document.activeElement).toBe(dialog);
  // The browser's own next stop is left to it.
  expect(fireEvent.keyDown(dialog, { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(dialog, { key: 'Tab', shiftKey: true })).toBe(false);
  expect(document.activeElement).toBe(never);
  expect(fireEvent.keyDown(never, { key: 'Tab' })).toBe(false);
  expect(document.activeElement).toBe(close);
  expect(fireEvent.keyDown(close, { key: 'Tab', shiftKey: true })).toBe(false);
  expect(document.activeElement).toBe(never);
});
