// @vitest-environment jsdom
import '../../testing/dom-stubs';
// Loaded with the test file, so that opening the dialog does not wait for a lazy import.
import './account-dialog';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { login } from '../../services/session';
import { message } from '../../state/messages';
import { writeToken } from '../../state/token';
import { userStore } from '../../state/user';
import { type FakeAnswer, fakeAdapter, success } from '../../testing/fake-adapter';
import { fakeShell, renderSite } from '../../testing/fake-shell';

afterEach(cleanup);

const profile = {
  ...{ userName: '王工', name: '', company: '', phone: '', email: null, verifiedPhone: null },
  createdAt: '2026-01-02T03:04:05.000Z',
};
const id = (end: string) => `00000000-0000-4000-8000-00000000000${end}`;
const device = { address: '192.0.2.1', createdAt: '2026-01-02T03:04:05.000Z', lastSeenAt: '2026-01-02T03:04:05.000Z' };
const devices = [
  { ...device, id: id('1'), current: true, device: 'Chrome · Windows' },
  { ...device, id: id('2'), current: false, device: 'Safari · iPhone' },
];

async function openAccount(answers: Record<string, FakeAnswer | (() => FakeAnswer)> = {}) {
  const { adapter, requests } = fakeAdapter(path => {
    const answer = answers[path] ?? (path === '/Account/Profile' ? success(profile) : { networkError: `no ${path}` });
    return typeof answer === 'function' ? answer() : answer;
  });
  const shell = await fakeShell({ adapter });
  writeToken(shell.storage, 'abc');
  shell.store.set(userStore, { isLogin: true, user: { id: 1, userName: '王工', token: 'abc' }, showLogin: false });
  renderSite(shell);
  fireEvent.click(screen.getByRole('button', { name: '我的账号：王工' }));
  const dialog = within(await screen.findByRole('dialog', { name: '我的账号' }));
  const type = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }));
  const sent = (path: string) =>
    requests.filter(({ url }) => url === path).map(({ data }): unknown => JSON.parse(String(data)));
  const goTo = (tab: string) => fireEvent.click(dialog.getByRole('tab', { name: tab }));
  return { shell, dialog, type, press, sent, goTo };
}

test('the profile is shown and saved as the server tidied it', async () => {
  const saved = { ...profile, name: '王 工' };
  const { dialog, type, press, sent, shell } = await openAccount({ '/Account/SaveProfile': success(saved) });
  await dialog.findByText(/2026-01-02 注册/);
  type('姓名', ' 王  工 ');
  press('保存');
  await waitFor(() => expect(shell.store.get(message)?.text).toBe('资料已保存'));
  expect(sent('/Account/SaveProfile')).toEqual([{ name: ' 王  工 ', company: '', phone: '' }]);
  expect(dialog.getByLabelText<HTMLInputElement>('姓名').value).toBe('王 工');
});

test('what was typed when the login had expired is there after logging in, for its writer alone', async () => {
  const lost = success(null);
  const expired = { ...lost, data: { state: 10000, content: null, msg: '登录失效' } };
  const { shell, dialog, type, press } = await openAccount({ '/Account/SaveProfile': expired });
  await dialog.findByLabelText('公司');
  type('公司', '某视觉公司');
  fireEvent.change(screen.getByRole('combobox', { name: '关键词' }), { target: { value: '远心' } });
  press('保存');
  await waitFor(() => expect(shell.store.get(userStore)).toMatchObject({ isLogin: false, showLogin: true }));

  const again = async (userName: string) => {
    const user = { id: 1, userName, token: 'def' };
    await login({ ...shell, api: { ...shell.api, login: () => Promise.resolve(user) } }, { userName, password: 'x' });
    cleanup();
    const { adapter } = fakeAdapter(() => success({ ...profile, userName }));
    const { storage, session } = shell;
    renderSite(await fakeShell({ adapter, storage, session }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: '关键词' }).value).toBe('远心'));
  };
  await again('王工');
  const company = await within(await screen.findByRole('dialog', { name: '我的账号' })).findByLabelText('公司');
  expect(company).toHaveProperty('value', '某视觉公司');
  await again('李工');
  expect(screen.queryByRole('dialog', { name: '我的账号' })).toBeNull();
});

test('a refused phone number is reported at its field and kept', async () => {
  const msg = '电话：应为 5～20 位数字';
  const { dialog, type, press } = await openAccount({
    '/Account/SaveProfile': { status: 422, data: { state: 422, content: null, msg } },
  });
  await dialog.findByLabelText('电话');
  type('电话', 'call me');
  press('保存');
  await dialog.findByText(msg);
  const field = dialog.getByLabelText<HTMLInputElement>('电话');
  expect(field.value).toBe('call me');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a profile that cannot be fetched can be asked for again', async () => {
  let answer: FakeAnswer = { networkError: 'offline' };
  const { dialog } = await openAccount({ '/Account/Profile': () => answer });
  await dialog.findByText('资料没有取到');
  answer = success(profile);
  fireEvent.click(dialog.getByRole('button', { name: /重试/ }));
  await dialog.findByLabelText('姓名');
});

test('changing the password needs both fields, reports the ended devices, and names the refused field', async () => {
  let answer: FakeAnswer = {
    status: 422,
    data: { state: 422, content: null, msg: '原密码：不正确，请重新输入' },
  };
  const { dialog, type, press, sent, goTo, shell } = await openAccount({ '/Account/ChangePassword': () => answer });
  goTo('密码');
  press('修改密码');
  expect(dialog.getByText('请填写原密码')).toBeTruthy();
  expect(dialog.getByText('请填写新密码')).toBeTruthy();
  expect(sent('/Account/ChangePassword')).toEqual([]);
  type('原密码', 'the old one');
  type('新密码', 'the new one');
  press('修改密码');
  await dialog.findByText('原密码：不正确，请重新输入');
  expect(dialog.getByLabelText<HTMLInputElement>('新密码').value).toBe('the new one');
  answer = success({ ended: 2 });
  press('修改密码');
  await waitFor(() => expect(shell.store.get(message)?.text).toBe('密码已修改，其他 2 台设备已退出'));
  expect(dialog.getByLabelText<HTMLInputElement>('原密码').value).toBe('');
});

test('other devices are logged out one by one or together; this one is not offered', async () => {
  let list = devices;
  let wrong = true;
  const { dialog, type, press, sent, goTo, shell } = await openAccount({
    '/Account/Sessions': () => success({ list }),
    '/Account/EndSessions': () => {
      if (wrong) return { status: 422, data: { state: 422, content: null, msg: '密码：不正确，请重新输入' } };
      list = devices.slice(0, 1);
      return success({ ended: 1 });
    },
  });
  goTo('设备');
  await dialog.findByText('本机');
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: '退出 Chrome · Windows' })).toBeNull();
  press('退出 Safari · iPhone');
  await dialog.findByText('请填写密码');
  expect(document.activeElement).toBe(dialog.getByLabelText('密码'));
  expect(sent('/Account/EndSessions')).toEqual([]);
  type('密码', 'a wrong one');
  press('退出 Safari · iPhone');
  await dialog.findByText('密码：不正确，请重新输入');
  wrong = false;
  type('密码', 'the right one');
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: '退出 Safari · iPhone' }).disabled).toBe(false),
  );
  press('退出 Safari · iPhone');
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  expect(sent('/Account/EndSessions').at(-1)).toEqual({ id: id('2'), password: 'the right one' });
  expect(shell.store.get(message)?.text).toBe('已退出 1 台设备');
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: '退出其他设备' }).disabled).toBe(true),
  );
});

test('deleting asks for the password and ends the login', async () => {
  let answer: FakeAnswer = { status: 422, data: { state: 422, content: null, msg: '密码：不正确，请重新输入' } };
  const { dialog, type, press, sent, goTo, shell } = await openAccount({ '/Account/Delete': () => answer });
  goTo('注销');
  press('注销账号');
  expect(dialog.getByText('请填写密码')).toBeTruthy();
  type('密码', 'correct horse');
  press('注销账号');
  await dialog.findByText('密码：不正确，请重新输入');
  answer = success({});
  press('注销账号');
  await waitFor(() => expect(shell.store.get(userStore).isLogin).toBe(false));
  expect(sent('/Account/Delete')).toEqual([{ password: 'correct horse' }, { password: 'correct horse' }]);
  expect(screen.getByRole('button', { name: '登录' })).toBeTruthy();
});

test('the tabs are one stop: arrows, Home and End go between them', async () => {
  const { dialog } = await openAccount();
  const tabs = within(dialog.getByRole('tablist', { name: '我的账号' })).getAllByRole('tab');
  const names = ['ArrowLeft', 'ArrowRight', 'End', 'Home'].map(key => {
    fireEvent.keyDown(dialog.getByRole('tab', { selected: true }), { key });
    return tabs.indexOf(dialog.getByRole('tab', { selected: true }));
  });
  expect(names).toEqual([tabs.length - 1, 0, tabs.length - 1, 0]);
  expect(document.activeElement).toBe(tabs[0]);
  expect(tabs.map(tab => tab.tabIndex)).toEqual(tabs.map((_, at) => (at === 0 ? 0 : -1)));
});

test('a copy of the data comes as a file, from the profile and before the account is deleted', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = blob => `blob:${saved.push(blob as Blob)}`;
  const copy = {
    ...{ copiedAt: '2026-11-26T01:02:03.000Z', profile, sessions: [], secondFactorSince: null, kept: [] },
    ...{ acceptedTerms: null, downloaded: [], enquiries: [], sharedSchemes: [] },
  };
  const lost = { networkError: 'away' };
  const answers = [success(copy), lost, success(copy)];
  const { shell, dialog, press, goTo, sent } = await openAccount({ '/Account/Copy': () => answers.shift() ?? lost });
  const says = (text: string) => waitFor(() => expect(shell.store.get(message)?.text).toBe(text));
  await dialog.findByText(/2026-01-02 注册/);
  press('下载我的数据（JSON）');
  // On its way it keeps the focus and asks no second time.
  press('正在取我的数据…');
  await says('我的数据已下载');
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(copy);
  goTo('注销');
  press('下载我的数据（JSON）');
  await says('数据没有取到，请稍后再试');
  press('下载我的数据（JSON）');
  await says('我的数据已下载');
  expect(saved).toHaveLength(2);
  expect(sent('/Account/Copy')).toHaveLength(3);
});
