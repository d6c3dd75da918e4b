import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BODY_LIMIT_KB } from '../../../platform/http/body-limit';
import { PER_ORIGIN, PER_VISITOR } from './embed-calls';

const documentOf = (name: string) => readFileSync(resolve(import.meta.dirname, '../../../../../docs', name), 'utf8');

test('whoever embeds the selection reads how often it may be asked', () => {
  const told = `每位访客每分钟 ${PER_VISITOR} 次，每个网页来源每分钟 ${PER_ORIGIN} 次`;
  expect(documentOf('embed.md')).toContain(told);
});

test('whoever asks by MCP reads how often it may be asked, and how much one request may be', () => {
  const told = `没有密钥时每个地址每分钟 ${PER_VISITOR} 次。请求最大 ${BODY_LIMIT_KB} KB`;
  expect(documentOf('engine.md')).toContain(told);
});
