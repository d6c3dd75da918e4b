// @vitest-environment jsdom
import '../../testing/dom-stubs';
// Loaded with the test file, so that opening the dialog does not wait for a lazy import.
import './login-dialog';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { message } from '../../state/messages';
import { userStore } from '../../state/user';
import { type FakeAnswer, fakeAdapter, success } from '../../testing/fake-adapter';
import { fakeShell, renderSite } from '../../testing/fake-shell';

afterEach(cleanup);

async function openDialog(answer: () => FakeAnswer) {
  const { adapter, requests } = fakeAdapter(answer);
  const reload = vi.fn();
  const shell = await fakeShell({ adapter, reload });
  renderSite(shell);
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  const dialog = await screen.findByRole('dialog', { name: '登录视选' });
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  const press = (name: string) => fireEvent.click(within(dialog).getByRole('button', { name }));
  return { shell, dialog, type, field, press, reload, requests };
}

test('fields are labelled, known to password managers, and the password can be shown', async () => {
  const { field, press, dialog } = await openDialog(() => success(null));
  expect(field('用户名').autocomplete).toBe('username');
  expect(field('密码').autocomplete).toBe('current-password');
  expect(field('密码').type).toBe('password');
  // Nobody keeps a text from being pasted.
  expect(fireEvent.paste(field('密码'), { clipboardData: { getData: () => '光学平台上的一杯茶' } })).toBe(true);
  press('显示密码');
  expect(field('密码').type).toBe('text');
  fireEvent.click(within(dialog).getByRole('tab', { name: '注册' }));
  await waitFor(() => expect(field('密码').autocomplete).toBe('new-password'));
});

test('arrow keys move between login and registration', async () => {
  const { dialog } = await openDialog(() => success(null));
  const tab = (name: string) => within(dialog).getByRole('tab', { name });
  expect(tab('登录').getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(tab('登录'), { key: 'ArrowRight' });
  expect(tab('注册').getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(tab('注册'));
  expect(within(dialog).getByRole('tabpanel', { name: '注册' })).toBeTruthy();
  fireEvent.keyDown(tab('注册'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('登录'));
});

test('what is wrong names the field, and nothing is sent', async () => {
  const { type, press, dialog, requests, field } = await openDialog(() => success(null));
  type('用户名', 'ab');
  press('登录');
  expect(within(dialog).getByText('用户名应为 3～32 个字符')).toBeTruthy();
  expect(within(dialog).getByText('请填写密码')).toBeTruthy();
  expect(field('用户名').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('用户名'));
  type('用户名', 'abc');
  expect(field('用户名').getAttribute('aria-invalid')).toBe('false');
  expect(requests).toHaveLength(0);
});

test('a failed login shows nothing, loses nothing, and puts the cursor into the password', async () => {
  const { shell, type, press, field, reload, requests } = await openDialog(() => ({
    data: { state: 1010, content: null, msg: '用户名或密码不正确' },
  }));
  type('用户名', 'wang');
  type('密码', 'correct horse');
  field('用户名').focus();
  press('登录');
  await waitFor(() => expect(document.activeElement).toBe(field('密码')));
  expect(requests[0]?.data).toBe('{"userName":"wang","password":"correct horse"}');
  expect(field('用户名').value).toBe('wang');
  expect(field('密码').value).toBe('correct horse');
  expect(shell.store.get(message)).toBeNull();
  expect(shell.store.get(userStore).showLogin).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a login closes the dialog and reloads', async () => {
  const { shell, type, press, reload } = await openDialog(() => success({ id: 1, userName: 'wang', token: 'abc' }));
  type('用户名', ' wang ');
  type('密码', 'correct horse');
  press('登录');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(shell.store.get(userStore)).toMatchObject({ isLogin: true, showLogin: false });
});

test('a refused registration says why beside the fields and keeps what was typed, over the change of tab too', async () => {
  const { type, press, field, dialog, shell } = await openDialog(() => ({
    status: 422,
    data: { state: 422, content: null, msg: '密码：过于常见，请换一个' },
  }));
  type('用户名', 'wang');
  fireEvent.click(within(dialog).getByRole('tab', { name: '注册' }));
  await waitFor(() => expect(field('密码').autocomplete).toBe('new-password'));
  expect(field('用户名').value).toBe('wang');
  type('密码', '12345678');
  press('注册');
  expect(await within(dialog).findByText('密码：过于常见，请换一个')).toBeTruthy();
  expect(shell.store.get(message)?.text).toBe('参数错误，请检查参数');
  expect(field('密码').value).toBe('12345678');
});

const byPath = (means: object) => (path: string) =>
  path.endsWith('/Account/Means') ? success(means) : success({ id: 1, userName: 'wang', token: 'abc' });

async function openAt(view: '注册' | '忘记密码', means: object) {
  const { adapter, requests } = fakeAdapter(byPath(means));
  const shell = await fakeShell({ adapter, reload: vi.fn() });
  renderSite(shell);
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole(view === '注册' ? 'tab' : 'button', { name: view }));
  const sent = (path: string) => requests.filter(({ url }) => url?.endsWith(path)).map(({ data }) => JSON.parse(data));
  const field = (label: string) => within(dialog).findByLabelText<HTMLInputElement>(label);
  const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
  const press = (name: string) => fireEvent.click(within(dialog).getByRole('button', { name }));
  return { dialog, sent, field, type, press };
}

test('a new account may bind a mailbox by the code sent to it', async () => {
  const { sent, field, type, press } = await openAt('注册', { email: true, phone: false });
  expect(await screen.findByRole('dialog', { name: '注册视选账号' })).toBeTruthy();
  await type('用户名', 'wang');
  await type('密码', 'correct horse');
  await type('邮箱（可不填）', 'wang@example.com');
  expect((await field('邮箱（可不填）')).autocomplete).toBe('email');
  press('获取验证码');
  await waitFor(() => expect(sent('/Account/SendCode')).toEqual([{ channel: 'email', to: 'wang@example.com' }]));
  await type('验证码', '123456');
  press('注册');
  const contact = { channel: 'email', to: 'wang@example.com', code: '123456' };
  await waitFor(() =>
    expect(sent('/Home/Register')).toEqual([{ userName: 'wang', password: 'correct horse', contact }]),
  );
});

test.each([
  ['邮箱或手机号（可不填）', { email: true, phone: true }, '用于找回密码；短信可能被截获，建议用邮箱'],
  ['手机号（可不填）', { email: false, phone: true }, '用于找回密码；短信可能被截获，请保管好手机与 SIM 卡'],
  ['邮箱（可不填）', { email: true, phone: false }, '用于找回密码；本站未接短信，只能用邮箱验证'],
])('at %s stands what a code by text message risks', async (label, means, says) => {
  const { field } = await openAt('注册', means);
  const ids = (await field(label)).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(ids)?.textContent).toBe(says);
});

test('a forgotten password is reset by a code', async () => {
  const { dialog, sent, type, press } = await openAt('忘记密码', { email: true, phone: true });
  await type('账号', ' wang ');
  press('发送验证码');
  await type('验证码', '123456');
  expect(sent('/Account/Recover')).toEqual([{ account: 'wang' }]);
  await type('新密码', 'battery staple');
  press('重设密码');
  await waitFor(() =>
    expect(sent('/Account/Reset')).toEqual([{ account: 'wang', code: '123456', newPassword: 'battery staple' }]),
  );
  expect(await within(dialog).findByRole('tab', { name: '登录' })).toBeTruthy();
});

test('a site that cannot send codes says whom to ask', async () => {
  const { dialog, press } = await openAt('忘记密码', { email: false, phone: false });
  expect(
    await within(dialog).findByText(/请联系王工重设密码：电话 010-12345678，邮箱 sales@example.com，QQ 12345678。/),
  ).toBeTruthy();
  press('返回登录');
  fireEvent.click(within(dialog).getByRole('tab', { name: '注册' }));
  expect(await within(dialog).findByText('本站没有设置邮件，忘记密码时须联系站点管理员。')).toBeTruthy();
});
