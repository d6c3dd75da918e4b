import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileKey } from '../../documents/downloads/file-key';
import { type Grant, type GrantedFile, noteComplete, readGrant } from '../../documents/downloads/grants';
import { zipFiles } from '../../documents/downloads/zip';
import { fileHeaders } from '../../documents/export/file-headers';
import type { Database } from '../../platform/database/connect';
import { contentDisposition } from '../../platform/http/content-disposition';
import type { ByteRange, ObjectStorage } from '../../platform/storage/object-storage';
import { requestedRange } from './requested-range';

export const FILES = '/files';

const headers = { ...fileHeaders, 'cache-control': 'private, no-store' };
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  svg: 'image/svg+xml',
  zip: 'application/zip',
};

const splitName = (fileName: string) => {
  const dot = fileName.lastIndexOf('.');
  return { stem: fileName.slice(0, dot), extension: fileName.slice(dot + 1) };
};

const attachment = (fileName: string) => {
  const { stem, extension } = splitName(fileName);
  return contentDisposition('attachment', stem, 'shixuan', extension);
};

export const zipName = (files: readonly GrantedFile[]) => `视选资料（${files.length} 个文件）.zip`;

/**
 * Serves granted files: no listing, no path, the same answer for everything else. The database is queried for each request,
 * so that a revoked grant ends with the next range.
 */
export function registerFiles(app: FastifyInstance, { db, storage }: { db: Database; storage: ObjectStorage }): void {
  app.route<{ Params: { secret: string } }>({
    method: ['GET', 'HEAD'],
    url: `${FILES}/:secret`,
    schema: { hide: true },
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      reply.headers(headers);
      const grant = await readGrant(db, request.params.secret, request.ip);
      const [file, ...others] = grant?.files ?? [];
      if (!grant || !file) return refuse(reply);
      if (others.length > 0) return sendZip(request, reply, grant, { db, storage });
      return sendFile(request, reply, grant, file, { db, storage });
    },
  });
  // Nothing is listed, and nothing below a grant is to be had.
  app.route({
    method: ['GET', 'HEAD'],
    url: `${FILES}/*`,
    schema: { hide: true },
    handler: async (_, reply) => refuse(reply.headers(headers)),
  });
}

const refuse = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('下载地址无效或已过期，请回到下载中心重新下载。\n');

interface Sources {
  db: Database;
  storage: ObjectStorage;
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { secretHash }: Grant,
  file: GrantedFile,
  { db, storage }: Sources,
): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`;
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'content-disposition': attachment(file.fileName),
    'content-type': types[splitName(file.fileName).extension] ?? 'application/octet-stream',
  });
  const { range, 'if-range': ifRange } = request.headers;
  const wanted = requestedRange({ range, ifRange: ifRange?.toString() }, file.size, etag);
  if (wanted.kind === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${file.size}`).removeHeader('content-disposition').send('');
  const part = wanted.kind === 'part' ? wanted.range : undefined;
  const { start, end } = part ?? { start: 0, end: file.size - 1 };
  if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD') return reply.send();
  if (end === file.size - 1) whenSent(reply, () => noteComplete(db, secretHash, [file.id]));
  return reply.send(await open(reply, storage, file.sha256, part));
}

async function sendZip(
  request: FastifyRequest,
  reply: FastifyReply,
  { secretHash, files }: Grant,
  { db, storage }: Sources,
): Promise<FastifyReply> {
  const zip = await zipFiles(storage, files);
  reply.headers({
    'content-type': types.zip,
    'content-disposition': attachment(zipName(files)),
    'content-length': zip.size,
    'accept-ranges': 'none',
  });
  if (request.method === 'HEAD') {
    zip.stream.destroy();
    return reply.send();
  }
  const ids = files.map(({ id }) => id);
  whenSent(reply, () => noteComplete(db, secretHash, ids));
  return reply.send(zip.stream);
}

/** A file that the database knows and the storage does not have: the site's own fault, and not a file of length 40. */
async function open(reply: FastifyReply, storage: ObjectStorage, sha256: string, part: ByteRange | undefined) {
  try {
    return await storage.read(fileKey(sha256), part);
  } catch (error) {
    for (const name of Object.keys(reply.getHeaders())) if (!(name in headers)) reply.removeHeader(name);
    throw error;
  }
}

/** Runs `work` when the last byte has been handed over, not when the visitor left before. */
function whenSent(reply: FastifyReply, work: () => Promise<void>): void {
  reply.raw.once('finish', () => {
    work().catch((error: unknown) => reply.request.log.error({ err: error }, 'a finished download was not noted'));
  });
}
