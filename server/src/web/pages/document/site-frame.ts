import { calls } from '@shixuan/api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Html, html } from '../../html';
import { renderDocument } from '../../render-document';
import { pageCalls } from '../drawn/page-calls';
import { contentSecurityPolicy } from '../policy/content-security-policy';
import { commonHeaders, pageHeaders } from '../policy/security-headers';
import { siteFrameStyle } from './site-frame-style';

const STYLE_PATH = '/site/frame.css';
const MENUS = calls.menus.content.shape.list;
const COMPANY = calls.initConfig.content.shape.companyInfo;

/** What head and foot are made of; both are null where they cannot be read. */
export interface FrameFacts {
  menus: z.infer<typeof MENUS> | null;
  company: z.infer<typeof COMPANY> | null;
}

/**
 * Headers of a page in the frame: the policy of all pages of the site, for one without scripts. Its address may hold a secret and is told
 * to nobody.
 */
export const framedHeaders = {
  ...pageHeaders,
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy({ nonce: null, imageHost: '', trustedTypes: [] }),
  'referrer-policy': 'strict-origin',
};

/** Serves the style sheet of the frame: the policy lets in no other. */
export function registerSiteFrame(app: FastifyInstance): void {
  app.get(STYLE_PATH, async (_, reply) =>
    reply
      .headers({ ...commonHeaders, 'cache-control': 'public, max-age=300' })
      .type('text/css; charset=utf-8')
      .send(siteFrameStyle),
  );
}

/** Reads menu and company as the shell does, by the site's own calls. */
export function frameFacts(app: FastifyInstance): () => Promise<FrameFacts> {
  const call = pageCalls(app);
  async function read<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
    const { status, body } = await call(`/web${path}`, '{}');
    if (status !== 200) return null;
    return z.object({ content: schema }).safeParse(JSON.parse(body)).data?.content ?? null;
  }
  return async () => {
    const menus = await read(calls.menus.path, z.object({ list: MENUS }));
    const init = await read(calls.initConfig.path, z.object({ companyInfo: COMPANY }));
    return { menus: menus?.list ?? null, company: init?.companyInfo ?? null };
  };
}

/**
 * A page between the head and the foot of the site, for what the server says by itself and must work without scripts. It does not need the
 * shell: what the shell does by scripts (login, the drawer of a phone) it leaves out.
 */
export const renderFramed = (title: string, body: Html, facts: FrameFacts): string =>
  renderDocument(
    title,
    html`<a class="skip" href="#content">跳到正文</a>
${head(facts)}
<main id="content" tabindex="-1">
<h1>${title}</h1>
${body}
</main>
${foot(facts)}`,
    STYLE_PATH,
  );

const head = ({ menus }: FrameFacts): Html =>
  html`<header><div class="bar">
<a class="logo" href="/" aria-label="视选 首页"><svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><circle cx="16" cy="16" r="12.25"/><rect x="9.5" y="11" width="13" height="10"/><path d="M16 0.5v31M0.5 16h31"/></svg><span>视选</span></a>
<nav aria-label="主菜单"><ul>${(menus ?? []).map(({ name, url }) => url && html`<li><a href="${url}">${name}</a></li>`)}</ul></nav>
<form role="search" action="/result"><input type="search" name="keywords" maxlength="100" placeholder="请输入关键词搜索" aria-label="关键词"><button>搜索</button></form>
</div></header>`;

function foot({ company }: FrameFacts): Html {
  const { name = '视选', icp = '', contact = '', telPhone = '', email = '', qq = '' } = company ?? {};
  const ways = [telPhone && `电话 ${telPhone}`, email && `邮箱 ${email}`, qq && `QQ ${qq}`].filter(Boolean);
  const stated = contact && ways.length > 0 ? [`联系人 ${contact}`, ...ways] : ways;
  return html`<footer><div class="bar">
<div><p class="name">${name}</p><p class="quiet">本站仅供学习使用，如有侵权请联系管理员删除</p></div>
${company && html`<address>${stated.length > 0 ? stated.join('，') : '联系方式待填写'}</address>`}
</div>
<div class="bar legal"><span>© ${new Date().getFullYear()} ${name} 版权所有</span>${company && html`<a href="https://beian.miit.gov.cn/" rel="noreferrer">${icp || '备案号待填写'}</a>`}</div></footer>`;
}
