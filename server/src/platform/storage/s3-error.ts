import { S3ServiceException } from '@aws-sdk/client-s3';

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

/** No such object; a missing bucket is another matter. `NotFound` is what a request without a body is answered with. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** 412 as it should be; 404 when the object to match is gone; 409 when another write was just under way. */
export const conditionFailed = (error: unknown): boolean =>
  statusOf(error) === 412 || statusOf(error) === 409 || isAbsent(error);

const reasons: Readonly<Record<string, string>> = {
  NoSuchBucket: '没有这个存储桶',
  AccessDenied: '没有权限（需要读、写、删除对象和列出存储桶的权限）',
  Forbidden: '没有权限（需要读、写、删除对象和列出存储桶的权限）',
  InvalidAccessKeyId: '访问密钥不对',
  SignatureDoesNotMatch: '访问密钥不对',
  CredentialsProviderError: '没有找到访问密钥，请设置 AWS_ACCESS_KEY_ID 和 AWS_SECRET_ACCESS_KEY',
  PermanentRedirect: '存储桶在另一个区域，请设置 AWS_REGION',
  TimeoutError: '连接超时',
};

const networkReasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: '连接被拒绝',
  ENOTFOUND: '找不到主机',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const status = statusOf(error);
  return reasons[error.name] ?? networkReasons[code] ?? `${code || error.name}${status ? `（${status}）` : ''}`;
}

/** What went wrong with an object, in words; the SDK's own error is the cause. */
export const storageError = (key: string, error: unknown): Error =>
  new Error(`对象存储没有完成「${key}」的读写：${reasonOf(error)}。`, { cause: error });
