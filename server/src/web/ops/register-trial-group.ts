import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { audienceOf, invitedTo, type TrialGroup } from '../../domain/releases/trial-groups';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { type Html, html } from '../html';
import { framedHeaders, frameFacts, registerSiteFrame, renderFramed } from '../pages/document/site-frame';
import { groupCookie, rememberGroup } from '../pages/versions/visitor';

const PATH = '/site/group';

const Invitation = z.object({ invitation: z.string().max(200).default('') });

/** What the page says: under a title, with one button. */
interface Said {
  status: 200 | 410;
  title: string;
  body: Html;
}

/**
 * Where visitors take an invitation to try what is new, see that they have, and leave again: `/site/group`. Joining is a form of the site's
 * own page, so that no link of somebody else makes anybody a member.
 */
export function registerTrialGroup(app: FastifyInstance, storage: ObjectStorage): void {
  const facts = frameFacts(app);
  registerSiteFrame(app);
  const send = async (reply: FastifyReply, { status, title, body }: Said) =>
    reply
      .code(status)
      .headers(framedHeaders)
      .type('text/html; charset=utf-8')
      .send(renderFramed(title, body, await facts()));

  app.get(PATH, async (request, reply) => {
    const { invitation = '' } = Invitation.safeParse(request.query).data ?? {};
    const named = groupCookie.read(request);
    const joined = named !== undefined && audienceOf(named) ? named : undefined;
    if (invitation === '') return send(reply, joined === undefined ? noMember : member);
    const group = await invitedTo(storage, invitation);
    if (!group) return send(reply, over);
    return send(reply, joined === group.name ? member : invited(group, invitation, joined !== undefined));
  });
  app.post(PATH, async (request, reply) => {
    const { invitation = '' } = Invitation.safeParse(request.body).data ?? {};
    const group = await invitedTo(storage, invitation);
    if (!group) return send(reply, over);
    rememberGroup(request, reply, group.name);
    return reply.headers(framedHeaders).redirect(PATH, 303);
  });
  app.post(`${PATH}/leave`, async (request, reply) => {
    rememberGroup(request, reply, null);
    return reply.headers(framedHeaders).redirect(PATH, 303);
  });
}

/** @param isElsewhere whether the browser is of another group, which it leaves: it is of one at a time */
const invited = ({ label }: TrialGroup, invitation: string, isElsewhere: boolean): Said => ({
  status: 200,
  title: `参加「${label}」`,
  body: html`<p>加入后，这个浏览器会先看到正在试用的新版本；它可能还有问题，出错过多时网站会自动撤下。</p>
${isElsewhere ? html`<p>这个浏览器已在另一个试用组里；加入后即离开那一组。</p>` : null}
<p class="quiet">浏览器只记住试用组的名称，与其他加入的人相同；不登录，不记录您是谁。90 天后自动失效，随时可以在这个网站的 ${PATH} 退出。</p>
<form method="post" action="${PATH}"><input type="hidden" name="invitation" value="${invitation}"><button class="primary" type="submit">加入</button></form>`,
});

const member: Said = {
  status: 200,
  title: '试用',
  body: html`<p role="status">这个浏览器已加入试用，会先看到正在试用的新版本。</p>
<p class="quiet">退出后立即改回线上版本；要再加入，请重新打开邀请链接。</p>
<form method="post" action="${PATH}/leave"><button class="primary" type="submit">退出试用</button></form>`,
};

const toFrontPage = html`<a class="primary" href="/">到首页</a>`;

const noMember: Said = {
  status: 200,
  title: '试用',
  body: html`<p role="status">这个浏览器没有加入试用，看到的是线上版本。</p>\n${toFrontPage}`,
};

const over: Said = {
  status: 410,
  title: '邀请已失效',
  body: html`<p role="alert">这个邀请链接无效，或试用已经结束。请向发给您的人再要一个。</p>\n${toFrontPage}`,
};
