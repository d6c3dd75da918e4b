import { expect, test } from 'vitest';
import { throttleAddress } from '../../platform/http/client';
import { requireGoodPassword } from './password-rules';
import { ABSOLUTE_LIMIT, GRACE, IDLE_LIMIT, ROTATE_AFTER, SEEN_STEP } from './session-times';
import { requireUserName, userNameKey } from './user-name';

test.each([
  ['王工', 'too short'],
  ['a'.repeat(33), 'too long'],
  ['ab c', 'space'],
  ['аdmin', 'Cyrillic letter that looks like a Latin one'],
  ['a\u0000bc', 'NUL'],
  ['a@b.c', 'other sign'],
])('refuses the user name %j: %s', name => {
  expect(() => requireUserName(name)).toThrow('用户名：应为 3～32 个字符');
});

test.each([
  ['王工程师', '王工程师'],
  ['Wang_gong-1.2', 'Wang_gong-1.2'],
  [' ＷＡＮＧ ', 'WANG'],
])('takes the user name %j as %s', (input, stored) => {
  expect(requireUserName(input)).toBe(stored);
});

test('names that differ in case or width are one', () => {
  expect(userNameKey('Ｗang.Gong')).toBe(userNameKey('WANG.gong'));
});

test.each([
  ['1234567', '密码：应为 8～128 个字符，现为 7 个'],
  ['光'.repeat(129), '密码：应为 8～128 个字符，现为 129 个'],
  ['password', '过于常见'],
  ['PassWord123', '过于常见'],
  ['qwertyuiop', '过于常见'],
  ['woaini1314', '过于常见'],
  ['~~~~~~~~~~', '过于常见'],
  ['iloveyou123', '过于常见'],
  ['2026!Sunshine!', '过于常见'],
  ['ABABABABAB', '过于常见'],
  ['光学光学光学光学', '过于常见'],
  ['rstuvwxyz{', '过于常见'],
  ['~'.repeat(100), '过于常见'],
  ['光学光'.repeat(4), '过于常见'],
  ['vkqz'.repeat(8), '过于常见'],
  [String.fromCodePoint(...Array.from({ length: 40 }, (_, i) => 0x5000 + i)), '过于常见'],
  [String.fromCodePoint(...Array.from({ length: 40 }, (_, i) => 0x5000 - i)), '过于常见'],
  ['工业相机 2026!', '过于常见'],
  ['(工业镜头)(2026)', '过于常见'],
  ['机器视觉选型2026', '过于常见'],
  ['2026 jiqishijue', '过于常见'],
  ['gongyexiangji！', '过于常见'],
  ['98765432', '过于常见'],
  ['机器视觉@2026', '过于常见'],
  ['MachineVision#1', '过于常见'],
  ['vjht1051', '过于常见'],
  ['VJHT123jltccf', '过于常见'],
  ['ｖｊｈｔ１０５１', '过于常见'],
  ['my-gnoggnaw-1', '不能包含用户名'],
  ['my Shixuan login', '不能包含网站名称'],
  ['视选网站的密码就是它', '不能包含网站名称'],
  ['xx-WangGong-xx', '不能包含用户名'],
  ['abcdefgh\ud800', '无法识别'],
])('refuses the password %j', (password, message) => {
  expect(() => requireGoodPassword(password, 'wanggong')).toThrow(message);
});

test.each([
  '八个字的中文密码',
  'correct horse battery',
  '😀😁😂🤣😃😄😅😆',
  'vx7!kq2z',
  'vjht1051 vjht',
  'abcdefgi',
  'abcabcabd',
  'vkqzw'.repeat(2),
  `${'vkqz'.repeat(8)}v`,
  '工业相机下的一盏灯',
  'x y'.repeat(42),
  `${'x y'.repeat(42)}zz`,
])('takes the password %j', password => {
  expect(() => requireGoodPassword(password, 'wanggong')).not.toThrow();
});

test.each([
  ['192.168.1.20', '192.168.1.20'],
  ['::ffff:192.168.1.20', '192.168.1.20'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:c0a8:114', '192.168.1.20'],
  ['::FFFF:C0A8:0115', '192.168.1.21'],
  ['0:0:0:0:0:ffff:c0a8:114', '192.168.1.20'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['203.0.113.9:4444', '203.0.113.9'],
  ['203.0.113.9:80', '203.0.113.9'],
  ['[2001:db8:1:2::9]:4444', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[::ffff:192.168.1.20]:1', '192.168.1.20'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['not an address', 'not an address'],
])('counts attempts from %s under %s', (address, key) => {
  expect(throttleAddress(address)).toBe(key);
});

test('a session is renewed after a quarter of an hour, and ends after a week unused or thirty days', () => {
  const minutes = (count: number) => count * 60_000;
  const times = { ROTATE_AFTER, GRACE, SEEN_STEP, IDLE_LIMIT, ABSOLUTE_LIMIT };
  expect(times).toEqual({
    ROTATE_AFTER: minutes(15),
    GRACE: minutes(1),
    SEEN_STEP: minutes(1),
    IDLE_LIMIT: minutes(7 * 24 * 60),
    ABSOLUTE_LIMIT: minutes(30 * 24 * 60),
  });
});
