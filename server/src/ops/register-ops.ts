import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AccountError } from '../accounts/account-error';
import { logout } from '../accounts/authenticate';
import { login } from '../accounts/login';
import { CallError } from '../calls/call-error';
import type { Database } from '../database/connect';
import { commonHeaders } from '../gateway/security-headers';
import { auditBackwards } from '../registry/audit-log';
import type { OperationCommand } from '../registry/operations/next-registry';
import { OperationRefused } from '../registry/operations/operation-refused';
import { runOperation } from '../registry/operations/run-operation';
import type { VersionReader } from '../registry/read-version';
import type { AppPath } from '../registry/registry-paths';
import { readPointer } from '../registry/registry-pointer';
import { readReports } from '../reports/store-reports';
import type { ObjectStorage } from '../storage/object-storage';
import { describeOperation } from './describe-operation';
import { opsState } from './ops-state';
import { opsStyle } from './ops-style';
import { renderLogin } from './render-login';
import { type OpsEvent, type OpsPage, renderOps } from './render-ops';
import { readStaff, type Staff, setStaffCookie, staffOfToken, staffToken } from './staff-session';

export interface OpsOptions {
  db: Database;
  versions: VersionReader;
  /** The registry's own storage. */
  storage: ObjectStorage;
}

const PERIOD_MS = 24 * 3600_000;
const EVENTS = 30;
const FORM_BYTES = 8 * 1024;

/** Forms and one style sheet, nothing else: no script runs here, and nobody can put the page into a frame. */
const headers = {
  ...commonHeaders,
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};

const AppPathField = z.custom<AppPath>(
  value => typeof value === 'string' && /^(shell|remotes\/[a-z][a-z0-9-]{1,30})$/.test(value),
);
const Credentials = z.object({ userName: z.string().max(200), password: z.string().max(200) });
const Command = z.object({
  app: AppPathField,
  version: z.string().max(60).optional(),
  reason: z.string().trim().max(200).default(''),
});

/** The page of the operators at `/ops`: what is live, how it fares, and one click back. */
export function registerOps(app: FastifyInstance, options: OpsOptions): void {
  const { db, storage } = options;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/ops/style.css', async (_, reply) =>
    reply
      .headers({ ...commonHeaders, 'cache-control': 'public, max-age=300' })
      .type('text/css; charset=utf-8')
      .send(opsStyle),
  );

  app.get('/ops', async (request, reply) => {
    const staff = await readStaff(db, request, reply);
    if (!staff) return send(reply, 200, renderLogin(null));
    return send(reply, 200, renderOps(await pageFor(options, staff, doneNotice(request))));
  });

  app.post('/ops/login', async (request, reply) => {
    requireOwnForm(request);
    const credentials = Credentials.safeParse(request.body);
    if (!credentials.success) return send(reply, 422, renderLogin('用户名和密码都要填写。'));
    const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    try {
      const { token } = await login(db, credentials.data, client);
      if (await staffOfToken(db, token)) {
        setStaffCookie(request, reply, token);
        return reply.headers(headers).redirect('/ops', 303);
      }
      await logout(db, token);
      return send(reply, 403, renderLogin('这个账号没有运维权限。', credentials.data.userName));
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
      return send(
        reply,
        error.retryAfterSeconds ? 429 : 403,
        renderLogin(`${error.message}。`, credentials.data.userName),
      );
    }
  });

  app.post('/ops/logout', async (request, reply) => {
    requireOwnForm(request);
    await logout(db, staffToken(request));
    setStaffCookie(request, reply, null);
    return reply.headers(headers).redirect('/ops', 303);
  });

  const commands: Readonly<Record<string, (fields: z.infer<typeof Command>) => OperationCommand>> = {
    rollback: ({ app: path, version }) => ({ command: 'rollback', app: path, to: version }),
    kill: ({ app: path }) => ({ command: 'kill', app: path }),
    revive: ({ app: path }) => ({ command: 'revive', app: path }),
  };
  for (const [name, toCommand] of Object.entries(commands)) {
    app.post(`/ops/${name}`, async (request, reply) => {
      requireOwnForm(request);
      const staff = await readStaff(db, request, reply);
      if (!staff) return send(reply, 403, renderLogin('登录已失效，请重新登录后再操作。'));
      const fields = Command.safeParse(request.body);
      if (!fields.success) {
        const notice = { text: '操作没有执行：栏目、版本或原因（最多 200 字）不对。', failed: true };
        return send(reply, 422, renderOps(await pageFor(options, staff, notice)));
      }
      try {
        const { reason } = fields.data;
        await runOperation({ storage }, { ...toCommand(fields.data), who: staff.userName, reason });
        return reply.headers(headers).redirect(`/ops?done=${name}`, 303);
      } catch (error) {
        if (!(error instanceof OperationRefused)) throw error;
        return send(reply, 409, renderOps(await pageFor(options, staff, { text: error.message, failed: true })));
      }
    });
  }
}

const send = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);

const done: Readonly<Record<string, string>> = {
  rollback: '已回滚：之后打开的页面即为所示版本。',
  kill: '已停用：菜单和页面已撤下。',
  revive: '已恢复。',
};

function doneNotice(request: FastifyRequest): OpsPage['notice'] {
  const name = new URLSearchParams(request.url.split('?')[1]).get('done') ?? '';
  const text = Object.hasOwn(done, name) ? done[name] : undefined;
  return text === undefined ? null : { text, failed: false };
}

/** A browser says where a form was sent from; what does not come from this very site is not obeyed. */
function requireOwnForm(request: FastifyRequest): void {
  const { origin = '' } = request.headers;
  if (URL.canParse(origin) && new URL(origin).host === request.host.toLowerCase()) return;
  throw new CallError(403, 403, '此操作只能从本站的运维页发出');
}

async function pageFor(
  { db, versions, storage }: OpsOptions,
  { userName }: Staff,
  notice: OpsPage['notice'],
): Promise<OpsPage> {
  // What stands in the store now, not what the server has read last: an operator sees what he has just done.
  const { registry } = await readPointer(storage);
  const fared = await readReports(db, new Date(Date.now() - PERIOD_MS));
  return {
    userName,
    revision: registry.revision,
    period: '24 小时',
    apps: opsState(registry, versions, fared),
    events: await recentEvents(storage, registry.revision),
    notice,
  };
}

async function recentEvents(storage: ObjectStorage, revision: number): Promise<OpsEvent[]> {
  const events: OpsEvent[] = [];
  for await (const entry of auditBackwards(storage, revision)) {
    events.push({ at: new Date(entry.at), who: entry.who, text: describeOperation(entry), reason: entry.reason });
    if (events.length === EVENTS) break;
  }
  return events;
}
