import { expect, test } from 'vitest';
import { operationsSection, serverSources } from '../../../test/server-sources';
import { LINK_HOURS } from './password-link';
import { SITE_NAMES, SITE_WORDS } from './password-rules';
import { ABSOLUTE_LIMIT, GRACE, IDLE_LIMIT, OPERATOR_IDLE_LIMIT, OPERATOR_LIMIT, ROTATE_AFTER } from './session-times';
import { MOST_PER_ACCOUNT } from './sessions';
import { LIMITS } from './throttle';

const section = operationsSection('登录、密码与次数的限制');

const durationOf = (seconds: number) => (seconds % 3600 === 0 ? `${seconds / 3600} 小时` : `${seconds / 60} 分钟`);

test('the limits that operators read are those that hold, every one of them', () => {
  const told = [...section.matchAll(/^\| `(\w+)` \| (\d+) \| ([^|]+) \| [^|]+ \|$/gm)].map(
    ([, name, points, duration]) => [name, Number(points), duration],
  );
  const held = Object.entries(LIMITS).map(([name, { points, duration }]) => [name, points, durationOf(duration)]);
  expect(told).toEqual(held);
});

test('the words of the site that no password may be are those that operators read', () => {
  for (const word of [...SITE_NAMES, ...SITE_WORDS]) expect(section).toContain(`\`${word}\``);
  const [, told = ''] = /不能含网站名称 (.*?)[，,]不能只是/s.exec(section) ?? [];
  expect([...told.matchAll(/`([^`]+)`/g)].map(([, word]) => word)).toEqual(SITE_NAMES);
  const [, words = ''] = /不能只是（[^）]*）(.*?)或常见密码/s.exec(section) ?? [];
  expect([...words.matchAll(/`([^`]+)`/g)].map(([, word]) => word)).toEqual([...SITE_WORDS]);
});

test('operators read of every door at which somebody proves who they are', () => {
  const ways = operationsSection('登录的途径');
  const told = [...ways.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, door]) => door);
  const opened = serverSources().flatMap(({ text }) =>
    [...text.matchAll(/withAuthEvent\(\s*[\w.]+,\s*'([\w-]+)'/g)].map(([, door]) => door),
  );
  expect(told.toSorted()).toEqual([...new Set(opened)].toSorted());
  expect(ways).toContain(`链接本身，${LINK_HOURS} 小时内一次`);
});

test('sessions last, and are as many, as operators read', () => {
  const days = (ms: number) => ms / 86_400_000;
  const minutes = (ms: number) => ms / 60_000;
  expect(section).toContain(
    `访客的登录 ${days(IDLE_LIMIT)} 天不用或满 ${days(ABSOLUTE_LIMIT)} 天失效，运维人员的 ${minutes(OPERATOR_IDLE_LIMIT) / 60} 小时不用或满 ${minutes(OPERATOR_LIMIT) / 60} 小时失效`,
  );
  expect(section).toContain(`用满 ${minutes(ROTATE_AFTER)} 分钟后换新，旧的再用 ${minutes(GRACE)} 分钟即作废`);
  expect(section).toContain(`一个账号至多 ${MOST_PER_ACCOUNT} 个登录，再登录时最久不用的先结束`);
});
