import { downloadTypes as allTypes } from '../../documents/downloads/download-types';
import { findFiles, openGrant } from '../../documents/downloads/grants';
import { readHistory } from '../../documents/downloads/history';
import { countDownloads, listDownloads } from '../../documents/downloads/list-downloads';
import { acceptTerms, terms, termsAcceptedAt } from '../../documents/downloads/terms';
import { zipSize } from '../../documents/downloads/zip';
import { countUse } from '../../domain/accounts/throttle';
import { badInput, notFound } from '../../platform/http/call-error';
import { FILES, zipName } from '../files/register-files';
import type { Handler } from './handler';
import { loginLost, signedIn } from './signed-in';

export const downloadTypes: Handler<'downloadTypes'> = async (_, context) => {
  await signedIn(context);
  const { ofType, ofCategory } = await countDownloads(context.db);
  return {
    list: allTypes.map(type => ({ ...type, count: ofType(type.code) })),
    families: context.catalogue.index.categories
      .map(({ id, name }) => ({ categoryId: id, name, count: ofCategory(id) }))
      .filter(({ count }) => count > 0),
  };
};

export const downloads: Handler<'downloads'> = async (body, context) => {
  await signedIn(context);
  return { ...(await listDownloads(context.db, body)), page: body.page, pageSize: body.pageSize };
};

export const downloadTerms: Handler<'downloadTerms'> = async (_, context) => {
  const { account } = await signedIn(context);
  const acceptedAt = await termsAcceptedAt(context.db, account.id);
  return { ...terms, acceptedAt: acceptedAt?.toISOString() ?? null };
};

export const download: Handler<'download'> = async ({ ids, acceptedTerms }, context) => {
  const who = await signedIn(context);
  if (acceptedTerms !== undefined && acceptedTerms !== terms.version)
    throw badInput('许可：使用条款已更新，请重新阅读并同意');
  const files = await findFiles(context.db, ids);
  const [file] = files;
  if (!file || files.length !== new Set(ids).size) throw notFound('所选文件不存在或已撤下，请刷新列表');
  if (acceptedTerms !== undefined) await acceptTerms(context.db, who.account.id);
  else if (!(await termsAcceptedAt(context.db, who.account.id))) throw badInput('许可：请先同意使用条款');
  // Each granted file is a row of the account's history.
  await countUse(context.db, 'download', String(who.account.id), files.length, '一小时内申请的文件');
  const opened = await openGrant(context.db, who, files, context.client.address);
  if (!opened) throw loginLost();
  const { secret, expiresAt } = opened;
  const grant = { url: `${FILES}/${secret}`, expiresAt: expiresAt.toISOString() };
  return files.length === 1
    ? { ...grant, fileName: file.fileName, size: file.size, sha256: file.sha256 }
    : { ...grant, fileName: zipName(files), size: await zipSize(files) };
};

export const downloadHistory: Handler<'downloadHistory'> = async ({ page, pageSize }, context) => {
  const { account } = await signedIn(context);
  return readHistory(context.db, account.id, page, pageSize);
};
