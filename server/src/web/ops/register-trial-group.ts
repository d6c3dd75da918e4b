import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { invitedTo } from '../../domain/releases/trial-groups';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { groupCookie, rememberGroup } from '../pages/visitor';
import { type Html, html } from './html';
import { opsHeaders, sendPage } from './ops-page';
import { renderDocument } from './render-document';

const PATH = '/site/group';

const Invitation = z.object({ invitation: z.string().max(200).default('') });

/**
 * Where visitors take an invitation to try what is new, see that they have, and leave again: `/site/group`. Joining is a form of the site's
 * own page, so that no link of somebody else makes anybody a member.
 */
export function registerTrialGroup(app: FastifyInstance, storage: ObjectStorage): void {
  app.get(PATH, async (request, reply) => {
    const { invitation = '' } = Invitation.safeParse(request.query).data ?? {};
    if (invitation === '') return sendPage(reply, 200, renderMembership(groupCookie.read(request) !== undefined));
    const group = await invitedTo(storage, invitation);
    return group ? sendPage(reply, 200, renderInvitation(group.label, invitation)) : sendPage(reply, 410, renderOver());
  });
  app.post(PATH, async (request, reply) => {
    const { invitation = '' } = Invitation.safeParse(request.body).data ?? {};
    const group = await invitedTo(storage, invitation);
    if (!group) return sendPage(reply, 410, renderOver());
    rememberGroup(request, reply, group.name);
    return reply.headers(opsHeaders).redirect(PATH, 303);
  });
  app.post(`${PATH}/leave`, async (request, reply) => {
    rememberGroup(request, reply, null);
    return reply.headers(opsHeaders).redirect(PATH, 303);
  });
}

const render = (title: string, body: Html) =>
  renderDocument(title, html`<main class="login">\n<h1>${title}</h1>\n${body}\n<p><a href="/">到首页</a></p>\n</main>`);

const renderInvitation = (label: string, invitation: string): string =>
  render(
    `参加「${label}」`,
    html`<p>加入后，这个浏览器会先看到正在试用的新版本；它可能还有问题，出错过多时网站会自动撤下。</p>
<p class="quiet">浏览器只记住试用组的名称，与其他加入的人相同；不登录，不记录您是谁。90 天后自动失效，随时可以退出。</p>
<form method="post" action="${PATH}"><input type="hidden" name="invitation" value="${invitation}"><button type="submit">加入</button></form>`,
  );

const renderMembership = (isMember: boolean): string =>
  isMember
    ? render(
        '试用',
        html`<p role="status">这个浏览器已加入试用，会先看到正在试用的新版本。</p>
<form method="post" action="${PATH}/leave"><button type="submit">退出试用</button></form>`,
      )
    : render('试用', html`<p role="status">这个浏览器没有加入试用，看到的是线上版本。</p>`);

const renderOver = (): string =>
  render('邀请已失效', html`<p role="alert">这个邀请链接无效，或试用已经结束。请向发给您的人再要一个。</p>`);
