import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { neverHeld } from '../../platform/jobs/job-holder';
import { readJobs } from '../../platform/jobs/job-log';
import { type MailText, type Messenger, silentMessenger } from '../../platform/mail/messenger';
import { processName } from '../../platform/process/process-name';
import { keepMailing } from './keep-mailing';
import { enquiry } from './schema';

const { db, stop } = await createTestDatabase();
afterAll(stop);
beforeEach(() => db.delete(enquiry));

const PATIENT = { timeout: 60_000 };
const held = async () => (await readJobs(db)).find(({ name }) => name === 'mails')?.held;

async function ask(): Promise<number> {
  const [row] = await db
    .insert(enquiry)
    .values({
      ...{ createdAt: new Date(), name: '李工', company: '', email: 'li@example.com', phone: '', message: '请报价' },
      ...{ products: [], scheme: '', copy: true, nextTryAt: new Date() },
    })
    .returning();
  return row?.id ?? 0;
}

function keep(mail: Messenger['mail']) {
  const messenger: Messenger = { ...silentMessenger, enquiryTo: ['sales@example.com'], mail };
  const keeping = keepMailing({ db, messenger, log: () => undefined, pauseMs: 5 });
  onTestFinished(() => keeping.stop());
  return keeping;
}

test('while one process sends, which is told, another one sends nothing, though the enquiry is due again', async () => {
  const id = await ask();
  const sent: MailText[] = [];
  const others = vi.fn(async () => undefined);
  const keeping = keep(async one => {
    sent.push(one);
    expect((await held())?.holder?.process).toBe(processName);
    if (sent.length > 1) return;
    await db.update(enquiry).set({ nextTryAt: new Date() });
    const select = vi.spyOn(db, 'select');
    const other = keep(others);
    // Each of its rounds begins with a look at what is due.
    await vi.waitFor(() => expect(select.mock.calls.length).toBeGreaterThan(2), PATIENT);
    select.mockRestore();
    await other.stop();
  });
  await vi.waitFor(async () => {
    const [row] = await db.select().from(enquiry).where(eq(enquiry.id, id));
    expect(row?.nextTryAt).toBeNull();
  }, PATIENT);
  await keeping.stop();
  expect(others).not.toHaveBeenCalled();
  expect(sent.map(({ to }) => [to].flat()[0])).toEqual(['sales@example.com', 'li@example.com']);
  expect(await held()).toEqual(neverHeld);
});

test('a process that stood still sends no second mail of an enquiry that another one has taken up meanwhile', async () => {
  await ask();
  const sent: MailText[] = [];
  const keeping = keep(async one => {
    sent.push(one);
    await db.update(enquiry).set({ tries: 2, nextTryAt: null });
  });
  await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENT);
  await keeping.stop();
  expect(sent).toHaveLength(1);
});

test('a mail that is sent again can be known by its number', async () => {
  const id = await ask();
  const sent: MailText[] = [];
  const keeping = keep(async one => {
    sent.push(one);
    if (sent.length > 2) return;
    await db.update(enquiry).set({ nextTryAt: new Date() });
    throw new Error('no answer after the mail was taken');
  });
  await vi.waitFor(() => expect(sent).toHaveLength(4), PATIENT);
  await keeping.stop();
  const [first, again, third, copy] = sent.map(one => one.id);
  expect(first).toMatch(new RegExp(`^enquiry-${id}-\\d+-staff$`));
  expect([again, third]).toEqual([first, first]);
  expect(copy).toBe(first?.replace('staff', 'copy'));
});
