import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountIdOf } from '../../domain/accounts/login';
import { ownerOfLink, setPasswordByLink } from '../../domain/accounts/password-link';
import type { Database } from '../../platform/database/connect';
import { CallError } from '../../platform/http/call-error';
import { withAuthEvent } from '../auth-events';
import { html } from '../html';
import { renderDocument } from '../render-document';
import { sendPage } from './ops-page';

const Link = z.object({ link: z.string().max(200).default('') });
const PasswordForm = Link.extend({ password: z.string().max(1000), again: z.string().max(1000) });

/** The page of a link that `npm run user` made, where its owner sets a password: `/ops/password?link=…`. */
export function registerPasswordLink(app: FastifyInstance, db: Database): void {
  app.get('/ops/password', async (request, reply) => {
    const { link = '' } = Link.safeParse(request.query).data ?? {};
    try {
      const { userName } = await ownerOfLink(db, link);
      return sendPage(reply, 200, renderForm(link, userName, null));
    } catch (error) {
      if (error instanceof CallError) return sendPage(reply, 410, renderOver(error.message));
      throw error;
    }
  });

  app.post('/ops/password', async (request, reply) => {
    const form = PasswordForm.safeParse(request.body);
    const { link = '' } = form.data ?? Link.safeParse(request.body).data ?? {};
    const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    let userName: string;
    try {
      ({ userName } = await withAuthEvent(
        request.log,
        'password-link',
        client,
        ownerOfLink(db, link),
        owner => owner && accountIdOf(db, owner.userName),
      ));
    } catch (error) {
      if (error instanceof CallError) return sendPage(reply, 410, renderOver(error.message));
      throw error;
    }
    if (!form.success) return sendPage(reply, 422, renderForm(link, userName, '密码要填写两次。'));
    const { password, again } = form.data;
    if (password !== again) return sendPage(reply, 422, renderForm(link, userName, '两次填写的密码不同，请重新填写。'));
    try {
      await setPasswordByLink(db, { secret: link, password });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
      return sendPage(reply, error.httpStatus, renderForm(link, userName, `${error.message}。`));
    }
    return sendPage(reply, 200, renderDone(userName));
  });
}

const renderForm = (link: string, userName: string, problem: string | null): string =>
  renderDocument(
    '设置密码',
    html`<main class="login">
<h1>设置密码</h1>
<p class="quiet">8～128 个字符，汉字、字母、数字与符号都可以；不能常见，也不能包含用户名或网站名称。这个链接只能用一次。</p>
${problem === null ? null : html`<p class="notice failed" role="alert">${problem}</p>`}
<form method="post" action="/ops/password">
<input type="hidden" name="link" value="${link}">
<label for="userName">用户名</label>
<input id="userName" autocomplete="username" readonly value="${userName}">
<label for="password">密码</label>
<input id="password" name="password" type="password" autocomplete="new-password" required>
<label for="again">再填一次</label>
<input id="again" name="again" type="password" autocomplete="new-password" required>
<button type="submit">设置密码</button>
</form>
</main>`,
  );

const renderDone = (userName: string): string =>
  renderDocument(
    '密码已设置',
    html`<main class="login">
<h1>密码已设置</h1>
<p class="notice" role="status">${userName} 现在可以用这个密码登录；此前的登录都已退出。</p>
<p><a href="/">打开网站</a>　<a href="/ops">进入运维页</a>（需有运维权限）</p>
</main>`,
  );

const renderOver = (message: string): string =>
  renderDocument(
    '链接已失效',
    html`<main class="login">
<h1>链接已失效</h1>
<p class="notice failed" role="alert">${message}。</p>
<p><a href="/">打开网站</a></p>
</main>`,
  );
