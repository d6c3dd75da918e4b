import { expect, test } from 'vitest';
import { html } from '../../html';
import { renderFramed } from './site-frame';

const company = {
  name: '视选科技',
  contact: '张工',
  ...{ icp: '', telPhone: '', email: '', qq: '', qrCode: '', about: '' },
};
const framed = (part: Partial<typeof company> | null) =>
  renderFramed('试用', html`<p>内容</p>`, { menus: [], company: part && { ...company, ...part } });

test('a name without a way to reach the person is no contact, as in the foot of the shell', () => {
  expect(framed({})).toContain('<address>联系方式待填写</address>');
  expect(framed({ telPhone: '010-1' })).toContain('<address>联系人 张工，电话 010-1</address>');
});

test('what cannot be read is left out, and what is not stated is said', () => {
  expect(framed(null)).not.toMatch(/待填写/);
  expect(framed({})).toContain('备案号待填写');
  expect(framed({ icp: '京ICP备1号' })).toContain('京ICP备1号');
});
