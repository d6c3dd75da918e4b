// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Asked, answering } from '../../testing/answers';
import EnquiryPage from './enquiry.page';

let asked: Asked[];
let refusal: string | null;
let copies: boolean;

function open(at: string, { signedIn = false, mail = true } = {}) {
  stubScreen({ narrow: false });
  asked = [];
  refusal = null;
  copies = true;
  const answer = answering(asked);
  const request = async (path: string, body: unknown) => {
    if (path === '/Account/Profile') return { name: '王工', company: '某某视觉', phone: '0755-12345678' };
    if (path === '/Account/Means') return { email: mail, phone: false };
    if (path !== '/Enquiry/Send') return answer(path, body);
    if (refusal) throw Object.assign(new Error('参数错误'), { serverMessage: refusal });
    asked.push({ path, body: body as Asked['body'] });
    return { id: 12, copied: copies && (body as { copy: boolean }).copy };
  };
  const user = { id: 1, userName: 'wang' };
  const auth = { user: { get: () => user, subscribe: () => () => undefined }, requireLogin() {}, logout() {} };
  const host = testHost({ services: { request, ...(signedIn && { auth }) } });
  render(<PageInMemory page={EnquiryPage} at={at} host={host} queryClient={new QueryClient()} />);
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: '提交询价' }));
const sent = () => asked.find(({ path }) => path === '/Enquiry/Send')?.body;

afterEach(cleanup);

test('products with quantities and the selection are sent with the way to answer', async () => {
  open('/enquiry?ids=5,6&scheme=%2Fselection%2Fvision%3Fw%3D120');
  await screen.findByRole('link', { name: /MV-CS050-6/ });
  type(/^数量 .*MV-CS050-5/, '１２');
  fireEvent.click(screen.getByRole('button', { name: /^移除 .*MV-CS050-6/ }));
  type('邮箱', 'li@example.com');
  await screen.findByRole('checkbox', { name: '寄一份副本到我的邮箱' });
  send();
  expect((await screen.findByText('询价已提交，编号 12')).tagName).toBe('P');
  expect(screen.getByText('副本将寄到 li@example.com。')).toBeTruthy();
  expect(sent()).toMatchObject({
    email: 'li@example.com',
    products: [{ id: 5, quantity: 12 }],
    scheme: '/selection/vision?w=120',
    copy: true,
  });
});

test('a mailbox that got too many copies gets none, which is said; the enquiry counts', async () => {
  open('/enquiry?ids=5');
  copies = false;
  await screen.findByRole('link', { name: /MV-CS050-5/ });
  type('邮箱', 'li@example.com');
  await screen.findByRole('checkbox', { name: '寄一份副本到我的邮箱' });
  send();
  await screen.findByText('询价已提交，编号 12');
  expect(screen.getByText(/^没有寄副本：/)).toBeTruthy();
  expect(screen.queryByText(/副本将寄到/)).toBeNull();
});

test('where no mail can be sent no copy is offered, and none is asked for', async () => {
  open('/enquiry?ids=5', { mail: false });
  await screen.findByRole('link', { name: /MV-CS050-5/ });
  expect(screen.queryByRole('checkbox')).toBeNull();
  type('邮箱', 'li@example.com');
  send();
  await screen.findByText('询价已提交，编号 12');
  expect(screen.queryByText(/副本/)).toBeNull();
  expect(sent()).toMatchObject({ copy: false });
});

test('what is missing or wrong is said at its field, and nothing is sent', async () => {
  open('/enquiry?ids=5');
  await screen.findByRole('link', { name: /MV-CS050-5/ });
  send();
  expect(screen.getByRole('alert').textContent).toBe('邮箱或电话：请至少填写一项，以便回复');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '邮箱' }));
  type('邮箱', 'li');
  send();
  expect(screen.getByRole('alert').textContent).toBe('邮箱：应形如 name@example.com');
  type('邮箱', 'li@example.com');
  type(/^数量/, '三');
  send();
  expect(screen.getByRole('alert').textContent).toBe('数量「三」：应为 1 到 1000000 的整数，或留空');
  expect(sent()).toBeUndefined();
});

test('a refusal of the server is shown, and what was typed stays', async () => {
  open('/enquiry');
  type('电话', '0755-12345678');
  type('留言', '请报交期');
  refusal = '尝试次数过多，请在 60 秒后再试';
  send();
  expect((await screen.findByRole('alert')).textContent).toBe(refusal);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '留言' }).value).toBe('请报交期');
});

test('with a login the profile fills in name, company and phone', async () => {
  open('/enquiry', { signedIn: true });
  expect(await screen.findByDisplayValue('某某视觉')).toBeTruthy();
  expect(screen.getByDisplayValue('王工')).toBeTruthy();
});
