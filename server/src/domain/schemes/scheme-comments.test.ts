import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { rateLimit } from '../accounts/schema';
import { schemeComment, sharedScheme } from './schema';
import { MOST_COMMENTS, MOST_SCHEMES } from './scheme-comments';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ data: false });
});
afterAll(() => site.stop());
// Every test begins with the limits unused.
beforeEach(() => site.database.db.delete(rateLimit));

let people = 0;
async function owner() {
  people += 1;
  const credentials = { userName: `方案主人_${people}`, password: '光学平台上的一杯茶' };
  const { content } = await postCall(site.app, 'register', credentials);
  return { authorization: content.token };
}
const scheme = (mm: number) => ({ scheme: `/selection/vision?fov=${mm}x45&acc=defect:0.1:3`, title: `甲方案 ${mm}` });
const open = async (who: { authorization: string }, mm = 60) =>
  (await postCall(site.app, 'schemeOpenComments', scheme(mm), who)).content.key;
const say = (key: string, text: string, more: object = {}) =>
  postCall(site.app, 'schemeComment', { key, text, ...more });

test('who has the link says something; the owner is told of what is new, reads it and deletes it', async () => {
  const me = await owner();
  const key = await open(me);
  expect(await open(me)).toBe(key);
  await say(key, ' 请换成 GigE\r\n<b>谢谢</b> ', { name: '李工' });
  await say(key, '线长\u202e要 \u200b10 m\u2028或 15 m', { name: '\u2067' });
  const mine = async () => (await postCall(site.app, 'schemeMyComments', {}, me)).content.list;
  expect(await mine()).toEqual([{ key, ...scheme(60), comments: 2, unread: 2 }]);

  const stranger = await postCall(site.app, 'schemeComments', { key });
  expect(stranger.content).toMatchObject({ title: '甲方案 60', mine: false });
  expect(stranger.content.list.map(({ name, text }) => [name, text])).toEqual([
    ['李工', '请换成 GigE\n<b>谢谢</b>'],
    ['', '线长要 10 m\n或 15 m'],
  ]);
  expect((await mine())[0]?.unread).toBe(2);

  const { content } = await postCall(site.app, 'schemeComments', { key }, me);
  expect(content.mine).toBe(true);
  expect((await mine())[0]).toMatchObject({ comments: 2, unread: 0 });

  const [first] = content.list;
  await postCall(site.app, 'schemeDeleteComments', { key, id: first?.id ?? 0 }, me);
  expect((await mine())[0]?.comments).toBe(1);
  await postCall(site.app, 'schemeDeleteComments', { key, id: null }, me);
  expect(await mine()).toEqual([]);
  expect((await say(key, '还在吗')).status).toBe(404);
  expect(await site.database.db.select().from(schemeComment)).toEqual([]);
});

test('nobody deletes from another one, and opening needs a login', async () => {
  const [me, other] = [await owner(), await owner()];
  const key = await open(me);
  await say(key, '留着');
  expect((await postCall(site.app, 'schemeDeleteComments', { key, id: null }, other)).status).toBe(404);
  expect((await postCall(site.app, 'schemeDeleteComments', { key, id: null })).state).toBe(10000);
  expect((await postCall(site.app, 'schemeOpenComments', scheme(1))).state).toBe(10000);
  expect((await postCall(site.app, 'schemeMyComments', {})).state).toBe(10000);
  expect((await postCall(site.app, 'schemeComments', { key }, other)).content).toMatchObject({ mine: false });
});

test.each([
  [{ text: '   ' }, '意见：请填写内容'],
  [{ text: 'x'.repeat(1001) }, '意见：最多 1000 个字符'],
  [{ text: 'x\u0007' }, '意见：含有无法识别的字符'],
  [{ text: 'x', name: 'y'.repeat(41) }, '称呼：最多 40 个字符'],
  [{ text: 'x', website: 'spam.example' }, '网址：此项须留空'],
])('%o is refused', async (said, message) => {
  const key = await open(await owner());
  const { status, msg } = await postCall(site.app, 'schemeComment', { key, ...said });
  expect([status, msg]).toEqual([422, expect.stringContaining(message)]);
});

test('one address says twelve things an hour, and an account opens so many schemes', async () => {
  const me = await owner();
  const key = await open(me);
  const answers: number[] = [];
  for (let i = 0; i < 13; i += 1) answers.push((await say(key, `第 ${i} 条`)).status);
  expect(answers).toEqual([...Array.from({ length: 12 }, () => 200), 429]);

  const rows = await site.database.db.select().from(sharedScheme);
  const mine = rows.find(row => row.key === key);
  if (!mine) throw new Error('not stored');
  const others = Array.from({ length: MOST_SCHEMES - 1 }, (_, i) => ({ ...mine, key: `k${i}`, scheme: `/s${i}` }));
  await site.database.db.insert(sharedScheme).values(others);
  const refused = await postCall(site.app, 'schemeOpenComments', scheme(77), me);
  expect([refused.status, refused.msg]).toEqual([422, expect.stringContaining(`最多 ${MOST_SCHEMES} 个`)]);
  expect(await open(me)).toBe(key);
});

test('many at once do not pass the limits', async () => {
  const { db } = site.database;
  const me = await owner();
  const key = await open(me);
  const mine = (await db.select().from(sharedScheme)).find(row => row.key === key);
  if (!mine) throw new Error('not stored');
  const schemes = Array.from({ length: MOST_SCHEMES - 3 }, (_, i) => ({ ...mine, key: `m${i}`, scheme: `/m${i}` }));
  await db.insert(sharedScheme).values(schemes);
  const opened = await Promise.all(
    Array.from({ length: 12 }, (_, mm) => postCall(site.app, 'schemeOpenComments', scheme(100 + mm), me)),
  );
  expect(opened.filter(({ state }) => state === 0)).toHaveLength(2);

  const comment = { key, name: '', text: '好', createdAt: new Date() };
  await db.insert(schemeComment).values(Array.from({ length: MOST_COMMENTS - 2 }, () => comment));
  const said = await Promise.all(Array.from({ length: 12 }, (_, i) => say(key, `第 ${i} 条`)));
  expect(said.filter(({ state }) => state === 0)).toHaveLength(2);
});
