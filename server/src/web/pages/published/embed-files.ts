import type { FastifyInstance } from 'fastify';
import type { RemoteVersion, VersionReader } from '../../../domain/releases/registry/read-version';
import { killedOf, type Registry } from '../../../domain/releases/registry/registry-schema';
import { pickRow } from '../../../domain/releases/registry/resolve';
import { servableRemote } from '../versions/choose-remote';
import { notFound, openHeaders, sendVersionFile } from './send-version-file';

/** Soon enough for a publication to be seen, long enough for a page that is visited often. */
const LASTS_SECONDS = 300;
/** What foreign pages may hold of the site. */
const REMOTE = 'selection';

/**
 * The addresses that foreign pages write into their HTML: they last, and answer with the files of the version that is
 * live (for everybody: a part of a foreign page is no visitor's choice), or with nothing while the remote is switched off.
 * `selection.json` says where its module is.
 */
export function registerEmbedFiles(app: FastifyInstance, registry: () => Registry, versions: VersionReader): void {
  const live = (): RemoteVersion | null => {
    const now = registry();
    if (killedOf(now, REMOTE)) return null;
    const rows = (now.microFrontends[REMOTE] ?? []).filter(
      row => servableRemote(REMOTE, row, versions)?.manifest.embed,
    );
    const row = pickRow(REMOTE, rows, null);
    return row && servableRemote(REMOTE, row, versions);
  };

  app.get('/embed/v1/selection.json', async (_, reply) => {
    const version = live();
    const bundle = version?.manifest.embed?.bundle;
    const integrity = bundle && version.manifest.integrity[bundle];
    if (!version || !integrity) return notFound(reply);
    return reply
      .headers({ ...openHeaders, 'cache-control': `public, max-age=${LASTS_SECONDS}` })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ version: version.manifest.version, url: version.base + bundle, integrity }));
  });

  app.get<{ Params: { '*': string } }>('/embed/v1/*', async (request, reply) => {
    const version = live();
    const scripts = version?.manifest.embed?.scripts ?? {};
    const name = request.params['*'];
    const file = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    if (!version || !file) return notFound(reply);
    return sendVersionFile(request, reply, version, file, { hashes: versions.hashes, lastsSeconds: LASTS_SECONDS });
  });
}
