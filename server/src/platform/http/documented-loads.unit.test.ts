import { expect, test } from 'vitest';
import { operationsSection, serverSources } from '../../../test/server-sources';

const section = operationsSection('来不及应答时');
const sources = new Map(serverSources().map(({ path, text }) => [path, text]));

/** The first number that follows a name in a source. */
function figureIn(path: string, name: string): number {
  const [, figure] = new RegExp(`${name}[^\\d\\n]*?(\\d+)`).exec(sources.get(path) ?? '') ?? [];
  return Number(figure);
}

/** The last cell of a row of the table, by the first words of the row. */
const limitOf = (row: string) =>
  section
    .split('\n')
    .find(line => line.startsWith(`| ${row}`))
    ?.split('|')
    .at(-2);

test.each([
  ['选型的求解', 'domain/selection/solver.ts', 'MAX_WAITING =', (most: number) => `${most} 个在等`],
  [
    '登录、注册与验证码',
    'domain/accounts/password-hash.ts',
    'MOST_WAITING =',
    (most: number) => `每个处理器 ${most} 个在等`,
  ],
  ['服务端绘制网页', 'domain/rendering/renderers.ts', 'MOST_WAITING =', (most: number) => `${most} 个在等`],
  ['数据表的 PDF', 'web/files/register-data-sheets.ts', 'madePerMinute:', (most: number) => `每分钟新做 ${most} 个`],
  ['选型报告的 PDF', 'web/files/register-selection-reports.ts', 'PER_MINUTE =', (most: number) => `每分钟 ${most} 个`],
  ['导出列表', 'web/files/register-exports.ts', 'PER_MINUTE =', (most: number) => `每分钟 ${most} 次`],
  ['图纸', 'web/files/register-cad.ts', 'PER_MINUTE =', (most: number) => `每分钟 ${most} 个`],
  ['分享图片', 'web/files/register-share-pictures.ts', 'MADE_PER_MINUTE =', (most: number) => `每分钟新做 ${most} 张`],
])('operators read of %s the limit that holds', (row, path, name, told) => {
  expect(figureIn(path, name)).toBeGreaterThan(0);
  expect(limitOf(row)).toContain(told(figureIn(path, name)));
});

test('operators read how long requests may have waited before they are refused', () => {
  const waits = ['costly', 'usual', 'kept'].map(work => figureIn('platform/http/queue-time.ts', `${work}:`));
  const [costly, usual, kept] = waits;
  expect(section.replaceAll('\n', '')).toMatch(
    new RegExp(`超过 ${costly} 毫秒，要拼装的（列表、详情）超过${usual} 毫秒，已经备好的超过 ${kept} 毫秒`),
  );
});

test('operators read how long an answer waits to be taken, and how many wait on one connection', () => {
  const [takes] = /takeMs: (\d+)_000/.exec(sources.get('platform/http/patience.ts') ?? '')?.slice(1) ?? [];
  const most = ['MOST_IN_A_ROW =', 'MOST_STREAMS ='].map(name => figureIn('platform/http/open-server.ts', name));
  expect(section).toContain(`应答在 ${takes} 秒里一点也没有被收走的`);
  expect(section).toMatch(new RegExp(`至多 ${most[0]} 个请求同时在等.*HTTP/2 的至多 ${most[1]} 个`));
});

test('every file that limits what visitors have made stands in the table', () => {
  const limiting = [...sources.keys()].filter(
    path => path.startsWith('web/files/') && /createAddressLimit\(|createPdfSender\(/.test(sources.get(path) ?? ''),
  );
  expect(limiting.toSorted()).toEqual([
    'web/files/register-cad.ts',
    'web/files/register-data-sheets.ts',
    'web/files/register-exports.ts',
    'web/files/register-selection-reports.ts',
    'web/files/register-share-pictures.ts',
    'web/files/send-pdf.ts',
  ]);
});
