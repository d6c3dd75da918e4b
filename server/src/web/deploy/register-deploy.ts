import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PreviewRevoked, type TrialTold } from '@shixuan/host/deploy';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { collectGarbage } from '../../domain/releases/deploy/collect-garbage';
import { promoteAsSet } from '../../domain/releases/deploy/promote-as-set';
import { promoteFrom } from '../../domain/releases/deploy/promote-from';
import { publishBuild } from '../../domain/releases/deploy/publish-build';
import { runGated } from '../../domain/releases/deploy/run-gated';
import { showConfig } from '../../domain/releases/deploy/show-config';
import { siteStatus } from '../../domain/releases/deploy/site-status';
import {
  type DeployScope,
  type DeployToken,
  expiredSince,
  requireOwn,
  requireScope,
  scopeProof,
  scopeProofs,
  useToken,
} from '../../domain/releases/deploy/tokens';
import { unzipInto } from '../../domain/releases/deploy/unzip-into';
import {
  ConfigQuery,
  claimedSmoke,
  deployRequests,
  PreviewRequest,
  PublishQuery,
  toAnswer,
  toPreviewAnswer,
  toPreviewsAnswer,
} from '../../domain/releases/deploy/wire';
import { createPreview, listPreviews, revokePreview } from '../../domain/releases/previews';
import type { OperationCommand } from '../../domain/releases/registry/operations/next-registry';
import type { Ramp } from '../../domain/releases/registry/operations/ramp';
import { runOperation, WITHDRAWING } from '../../domain/releases/registry/operations/run-operation';
import { type AppPath, appName } from '../../domain/releases/registry/registry-paths';
import { SignedTrial } from '../../domain/releases/trial/signed-trial';
import { acceptTrial, trialCheck } from '../../domain/releases/trial/trial-results';
import { announce } from '../../platform/database/changes';
import type { Database } from '../../platform/database/connect';
import { createRequestLimit } from '../../platform/http/request-limit';
import { type Environments, PRODUCTION } from '../../platform/storage/environments';
import { withHeldRoom } from '../../platform/storage/held-room';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { createRoomCallers } from '../../platform/storage/room-callers';
import { createAddressLimit } from '../api/http/address-limit';
import { apiHeaders } from '../api/http/api-headers';
import { DeployCallError, deployFailure } from './deploy-failure';

export interface DeployOptions {
  db: Database;
  /** The registry's own storage. */
  storage: ObjectStorage;
  /** All environments of the store; absent where this one is alone. */
  environments?: Environments;
}

const BODY_BYTES = 16 * 1024;

const PUBLISH = '/deploy/v1/publish';
const noZip = () => DeployCallError.form('请求体应为 application/zip：用部署命令上传。');

/** A body of a type that no call takes, as curl sends where none is named. */
const isForm = (error: unknown): boolean => error instanceof errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE;

/** What one address may ask in a minute: a team deploys a few times a day. */
const PER_ADDRESS = 60;
/** A pipeline that repeats itself without end is slowed down, wherever it asks from. */
const PER_TOKEN = 30;

/**
 * Calls that must be answered on a full disk, and what they ask of a token: a database on it may take no connection without a
 * little room.
 */
const withdrawals: ReadonlyMap<string | undefined, DeployScope> = new Map(
  [...WITHDRAWING].map(name => [`/deploy/v1/${name}`, name === 'kill' ? 'kill' : 'rollback']),
);

const owners = new WeakMap<FastifyRequest, DeployToken>();

function ownerOf(request: FastifyRequest): DeployToken {
  const owner = owners.get(request);
  if (!owner) throw DeployCallError.token();
  return owner;
}

/**
 * The addresses by which teams deploy from elsewhere, below `/deploy/v1`. They take a token in the `Authorization` header
 * and nothing else of who asks: no cookie counts, so no page of another site can ask in a visitor's name.
 */
export async function registerDeploy(
  app: FastifyInstance,
  { db, storage, environments }: DeployOptions,
): Promise<void> {
  const context = { storage, environments };
  const environment = environments?.own ?? PRODUCTION;
  const byAddress = createAddressLimit(PER_ADDRESS, '部署请求', { db, name: 'deployAddress', waits: true });
  const byToken = createRequestLimit(PER_TOKEN, '这个令牌的部署请求', { db, name: 'deployToken', waits: true });
  const callers = createRoomCallers(() => scopeProofs(db));
  app.addHook('onClose', () => callers.stop());
  app.removeContentTypeParser('text/plain');
  // The handler reads the body after the token has been checked.
  app.addContentTypeParser('application/zip', (_request, payload, done) => done(null, payload));
  app.setErrorHandler((error, request, reply) => {
    const { url, bodyLimit } = request.routeOptions;
    const { status, answer, retryAfterSeconds } = deployFailure(
      isForm(error) && url === PUBLISH ? noZip() : error,
      bodyLimit,
    );
    if (status >= 500) request.log.error({ err: error }, 'a deployment failed');
    if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
    return reply.code(status).headers(apiHeaders).send(JSON.stringify(answer));
  });
  // Reply before reading the body: a refused upload is not awaited.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(apiHeaders);
    await byAddress.count(request.ip);
    const { authorization } = request.headers;
    const scope = withdrawals.get(request.routeOptions.url);
    const room = scope && callers.roomFor(storage.room, scopeProof(authorization, scope));
    const owner = await withHeldRoom(room, () => useToken(db, authorization));
    if (!owner) {
      const at = await expiredSince(db, authorization);
      throw at ? DeployCallError.expired(at) : DeployCallError.token();
    }
    await byToken.count(owner.id);
    owners.set(request, owner);
  });

  // Machines that read the registry from a bucket look at once.
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (method === 'POST' && statusCode < 400) await announce(db, 'registry').catch(() => undefined);
  });

  app.get('/deploy/v1/status', async (request, reply) => {
    requireScope(ownerOf(request), 'read');
    return send(reply, await siteStatus(storage, environment));
  });

  app.post(PUBLISH, async (request, reply) => {
    const { remote, smoke, ...asked } = parse(PublishQuery, request.query);
    const owner = ownerOf(request);
    const own = requireOwn(owner, remote);
    requireScope(owner, 'publish');
    if (!(request.body instanceof Readable)) throw noZip();
    const folder = await mkdtemp(join(tmpdir(), 'shixuan-upload-'));
    try {
      await unzipInto(folder, request.body);
      requireManifest(folder);
      const checks = [claimedSmoke(smoke)];
      const result = await publishBuild(context, folder, { ...asked, app: own, who: owner.label, checks });
      const trial = await trialCheck(storage, own, result.row);
      return send(reply, toAnswer(result, [...result.checks, ...trial]));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  const operate = <B extends { remote: string; reason: string }>(
    name: string,
    scope: DeployScope,
    schema: z.ZodType<B>,
    toCommand: (body: B, app: ReturnType<typeof requireOwn>) => OperationCommand,
  ) =>
    app.post(`/deploy/v1/${name}`, { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const body = parse(schema, request.body);
      const owner = ownerOf(request);
      const own = requireOwn(owner, body.remote);
      requireScope(owner, scope);
      const command = toCommand(body, own);
      const mayChange = (app: AppPath) => void requireOwn(owner, appName(app));
      return send(reply, toAnswer(await runOperation(context, { ...body, ...command, who: owner.label, mayChange })));
    });
  app.post('/deploy/v1/promote', { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { remote, version, percent, ramp, from, ...asked } = parse(deployRequests.promote, request.body);
    const owner = ownerOf(request);
    const own = requireOwn(owner, remote);
    requireScope(owner, 'promote');
    const who = owner.label;
    if (from === undefined) {
      const command = { command: 'promote' as const, app: own, version, percent, ramp: ramp && asOf(owner, ramp) };
      return send(reply, toAnswer(await runGated(context, { ...asked, ...command, who })));
    }
    requireScope(owner, 'publish');
    if (version !== undefined || ramp) throw DeployCallError.form('from：取用另一环境的线上版本，不能再写版本或步长');
    return send(reply, toAnswer(await promoteFrom(context, { ...asked, app: own, from, percent, who })));
  });
  app.post('/deploy/v1/promote-group', { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { remote, ramp, ...asked } = parse(deployRequests['promote-group'], request.body);
    const owner = ownerOf(request);
    const own = requireOwn(owner, remote);
    requireScope(owner, 'promote');
    const command = { command: 'promote' as const, app: own, ramp: ramp && asOf(owner, ramp) };
    return send(reply, toAnswer(await runGated(context, { ...asked, ...command, who: owner.label })));
  });
  operate('rollback', 'rollback', deployRequests.rollback, ({ version }, own) => ({
    command: 'rollback',
    app: own,
    to: version,
  }));
  operate('rollback-set', 'rollback', deployRequests['rollback-set'], (_, own) => ({
    command: 'rollback-set',
    app: own,
  }));
  app.post('/deploy/v1/promote-set', { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { members: named, from, ...asked } = parse(deployRequests['promote-set'], request.body);
    const owner = ownerOf(request);
    const members = named.map(({ remote, version }) => ({ app: requireOwn(owner, remote), version }));
    requireScope(owner, 'promote');
    if (from !== undefined) requireScope(owner, 'publish');
    return send(reply, toAnswer(await promoteAsSet(context, { ...asked, members, from, who: owner.label })));
  });
  operate('kill', 'kill', deployRequests.kill, (_, own) => ({ command: 'kill', app: own }));
  // Whoever may decide what visitors get.
  operate('config', 'promote', deployRequests.config, ({ values }, own) => ({ command: 'config', app: own, values }));
  app.get('/deploy/v1/config', async (request, reply) => {
    const { remote } = parse(ConfigQuery, request.query);
    requireScope(ownerOf(request), 'read');
    return send(reply, await showConfig(storage, remote));
  });
  operate('revive', 'kill', deployRequests.revive, (_, own) => ({ command: 'revive', app: own }));

  // The signature says who ran it, so whoever may look at the site may hand it in.
  app.post('/deploy/v1/trial', { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const signed = parse(SignedTrial, request.body);
    requireScope(ownerOf(request), 'read');
    const told: TrialTold = await acceptTrial({ storage, environment }, signed);
    return send(reply, told);
  });

  app.get('/deploy/v1/previews', async (request, reply) => {
    const owner = ownerOf(request);
    requireScope(owner, 'preview');
    const { remote } = owner;
    return send(reply, toPreviewsAnswer(await listPreviews(db, { remote: remote === '*' ? undefined : remote })));
  });
  app.post('/deploy/v1/preview', { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const asked = parse(PreviewRequest, request.body);
    const owner = ownerOf(request);
    requireOwn(owner, asked.remote);
    requireScope(owner, 'preview');
    return send(reply, toPreviewAnswer(await createPreview({ db, storage }, { ...asked, who: owner.label })));
  });
  app.post('/deploy/v1/preview-revoke', { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { id } = parse(PreviewRevoked, request.body);
    const owner = ownerOf(request);
    requireScope(owner, 'preview');
    const { remote } = owner;
    await revokePreview(db, id, remote === '*' ? undefined : remote);
    return send(reply, { id });
  });

  app.post('/deploy/v1/gc', { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { reason, dryRun } = parse(deployRequests.gc, request.body);
    const owner = ownerOf(request);
    if (owner.remote !== '*') throw DeployCallError.foreign('清理旧版本需要站点管理员的令牌。');
    requireScope(owner, 'gc');
    return send(reply, { versions: await collectGarbage(context, { reason, dryRun, who: owner.label }), dryRun });
  });

  // Without a token every address gets the same answer.
  for (const url of ['/deploy', '/deploy/*'])
    app.all(url, async () => {
      throw DeployCallError.form('没有这个部署接口。');
    });
}

/** Said here, because what reads builds names the folder, which is the site's own. @throws DeployCallError for what is no build */
function requireManifest(folder: string): void {
  if (!['remote.json', 'shell.json'].some(name => existsSync(join(folder, name))))
    throw DeployCallError.form('上传的内容里没有 remote.json 或 shell.json：应为构建的目录（dist）里的文件。');
}

/** A ramp holds as long as the token that asked for it. */
const asOf = ({ id, expiresAt }: DeployToken, steps: Ramp): Ramp => ({
  ...steps,
  token: { id, expiresAt: expiresAt?.toISOString() ?? null },
});

const send = (reply: FastifyReply, answer: object) => reply.send(JSON.stringify(answer));

const inChinese = z.locales.zhCN().localeError;

/** What is missing, or stands twice in a query, is said so: types mean nothing to whoever writes a request by hand. */
const inWords: z.core.$ZodErrorMap = issue => {
  if (issue.code === 'unrecognized_keys')
    return `不认识 ${issue.keys.join('、')}：名称写错了，或这个网站还没有这项功能`;
  if (issue.code !== 'invalid_type') return inChinese(issue);
  if (issue.input === undefined) return '没有写';
  if (Array.isArray(issue.input) && issue.expected !== 'object') return '只能写一个';
  return inChinese(issue);
};

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value, { error: inWords });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw DeployCallError.form(`${issue?.path.map(String).join('.') || '请求'}：${issue?.message ?? '不对'}`);
}
