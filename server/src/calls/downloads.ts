import { downloadTypes } from '../downloads/download-types';
import { findFiles, openGrant } from '../downloads/grants';
import { readHistory } from '../downloads/history';
import { countDownloads, listDownloads } from '../downloads/list-downloads';
import { FILES, zipName } from '../downloads/register-files';
import { zipSize } from '../downloads/zip';
import { notFound } from './call-error';
import type { Handler } from './handler';
import { signedIn } from './signed-in';

export const downLoadTypes: Handler<'downLoadTypes'> = async (_, context) => {
  await signedIn(context);
  const { ofType, ofCategory } = await countDownloads(context.db);
  return {
    list: downloadTypes.map(type => ({ ...type, count: ofType(type.code) })),
    families: context.catalogue.index.categories
      .map(({ id, name }) => ({ categoryId: id, name, count: ofCategory(id) }))
      .filter(({ count }) => count > 0),
  };
};

export const downLoads: Handler<'downLoads'> = async (body, context) => {
  await signedIn(context);
  return { ...(await listDownloads(context.db, body)), page: body.page, pageSize: body.pageSize };
};

export const downLoad: Handler<'downLoad'> = async ({ ids }, context) => {
  const { account } = await signedIn(context);
  const files = await findFiles(context.db, ids);
  const [file] = files;
  if (!file || files.length !== new Set(ids).size) throw notFound('所选文件不存在或已撤下，请刷新列表');
  const { secret, expiresAt } = await openGrant(context.db, account.id, files, context.client.address);
  const grant = { url: `${FILES}/${secret}`, expiresAt: expiresAt.toISOString() };
  return files.length === 1
    ? { ...grant, fileName: file.fileName, size: file.size, sha256: file.sha256 }
    : { ...grant, fileName: zipName(files), size: await zipSize(files) };
};

export const downLoadHistory: Handler<'downLoadHistory'> = async ({ page, pageSize }, context) => {
  const { account } = await signedIn(context);
  return readHistory(context.db, account.id, page, pageSize);
};
