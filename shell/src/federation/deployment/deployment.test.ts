import type { SiteRevision } from '@shixuan/api/site-report';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage';
import { createDeployment } from './deployment';
import { mayLeaveFor } from './left-once';

function open(answer: SiteRevision | Error, mayLeave: (revision: number) => boolean = () => true) {
  const leave = vi.fn();
  const ask = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const versions = ['shell@1.0.0-aaaaaaaa', 'catalog@1.0.0-bbbbbbbb'];
  const options = { store: createStore(), revision: 3, versions, leave, ask, mayLeave };
  return { leave, ask, deployment: createDeployment(options) };
}

test('a newer revision is asked about once; the page’s own and older ones never', async () => {
  const { deployment, ask } = open({ revision: 4, killed: ['content'], withdrawn: [] });
  for (const revision of [3, 2, 4, 4, 3, 4]) deployment.seen(revision);
  await vi.waitFor(() => expect(deployment.isKilled('content')).toBe(true));
  deployment.seen(4);
  expect(ask).toHaveBeenCalledTimes(1);
  deployment.seen(5);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a remote that is switched on again returns', async () => {
  const answers: SiteRevision[] = [
    { revision: 4, killed: ['content'], withdrawn: [] },
    { revision: 5, killed: [], withdrawn: [] },
  ];
  const { deployment, ask } = open(new Error('replaced'));
  ask.mockImplementation(async () => answers.shift() ?? { revision: 5, killed: [], withdrawn: [] });
  deployment.seen(4);
  await vi.waitFor(() => expect(deployment.isKilled('content')).toBe(true));
  deployment.seen(5);
  await vi.waitFor(() => expect(deployment.isKilled('content')).toBe(false));
});

test('where the site does not answer, the next occasion is taken', async () => {
  const { deployment, ask } = open(new Error('down'));
  deployment.seen(4);
  await vi.waitFor(() => {
    deployment.seen(4);
    expect(ask.mock.calls.length).toBeGreaterThan(1);
  });
});

test('a newer revision alone changes nothing; with a lost file the next navigation loads a document', async () => {
  const { deployment, leave } = open({ revision: 4, killed: [], withdrawn: [] });
  deployment.seen(4);
  await Promise.resolve();
  expect(deployment.leaveFor('/line')).toBe(false);
  expect(await deployment.fileLost()).toBe(true);
  expect(deployment.leaveFor('/line?a=1')).toBe(true);
  expect(leave.mock.calls).toEqual([['/line?a=1']]);
});

test('when a version of the page was withdrawn, the next navigation loads a document; those of others change nothing', () => {
  const { deployment, leave } = open(new Error('not asked'));
  deployment.told({ revision: 4, killed: [], withdrawn: ['content@1.0.0-bbbbbbbb', 'catalog@1.0.0-cccccccc'] });
  expect(deployment.leaveFor('/line')).toBe(false);
  // The page was made after the version had been withdrawn: what it runs was put live again, or is looked at on purpose.
  deployment.told({ revision: 3, killed: [], withdrawn: ['catalog@1.0.0-bbbbbbbb'] });
  expect(deployment.leaveFor('/line')).toBe(false);
  deployment.told({ revision: 5, killed: ['content'], withdrawn: ['catalog@1.0.0-bbbbbbbb'] });
  expect(deployment.isKilled('content')).toBe(true);
  expect(leave).not.toHaveBeenCalled();
  expect(deployment.leaveFor('/line')).toBe(true);
});

test('a lost file of the version that is deployed loads no document, nor one that cannot be asked about', async () => {
  for (const answer of [{ revision: 3, killed: [], withdrawn: [] }, new Error('down')]) {
    const { deployment, leave } = open(answer);
    expect(await deployment.fileLost()).toBe(false);
    expect(deployment.leaveFor('/line')).toBe(false);
    expect(leave).not.toHaveBeenCalled();
  }
});

test('a tab leaves once for each revision, and never where it cannot remember that', () => {
  const storage = fakeStorage();
  expect([4, 4, 5, 5].map(revision => mayLeaveFor(revision, storage))).toEqual([true, false, true, false]);
  expect(mayLeaveFor(4, null)).toBe(false);
});

test('a tab leaves for the newest revision that it knows of', async () => {
  const asked: number[] = [];
  const { deployment, ask } = open({ revision: 6, killed: [], withdrawn: [] }, revision => {
    asked.push(revision);
    return false;
  });
  await deployment.fileLost();
  expect(deployment.leaveFor('/line')).toBe(false);
  // An answer from a server that is behind the others.
  ask.mockResolvedValue({ revision: 5, killed: ['content'], withdrawn: [] });
  await deployment.fileLost();
  expect(deployment.isKilled('content')).toBe(true);
  expect(deployment.leaveFor('/line')).toBe(false);
  expect(asked).toEqual([6, 6]);
  deployment.seen(6);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what is deployed is asked past caches, without cookies', async () => {
  const fetching = vi.fn(async () => Response.json({ revision: 9, killed: ['content'], withdrawn: [] }));
  vi.stubGlobal('fetch', fetching);
  const deployment = createDeployment({ store: createStore(), revision: 3, leave: vi.fn(), mayLeave: () => true });
  deployment.seen(9);
  await vi.waitFor(() => expect(deployment.isKilled('content')).toBe(true));
  expect(fetching.mock.calls).toEqual([['/site/revision', { cache: 'no-store', credentials: 'omit' }]]);
  fetching.mockResolvedValue(new Response('{"revision":10,"killed":[]}', { status: 502 }));
  await deployment.fileLost();
  expect(deployment.isKilled('content')).toBe(true);
  fetching.mockResolvedValue(Response.json({ revision: 'x' }));
  await deployment.fileLost();
  expect(deployment.isKilled('content')).toBe(true);
  vi.unstubAllGlobals();
});

test('changed settings are taken with the next navigation, and only by a page that is older than they are', () => {
  const leave = vi.fn();
  const pageOf = (config?: string) =>
    createDeployment({ store: createStore(), revision: 3, config, leave, mayLeave: () => true });
  const now = (revision: number, config?: string): SiteRevision => ({ revision, killed: [], withdrawn: [], config });
  const told = (page: ReturnType<typeof pageOf>, answer: SiteRevision) => {
    page.told(answer);
    return page.leaveFor('/line');
  };
  expect(told(pageOf('a'), now(4, 'a'))).toBe(false);
  // A process that has not heard of the change yet, and editions of the site and of its pages that know no settings.
  expect(told(pageOf('a'), now(3, 'b'))).toBe(false);
  expect(told(pageOf('a'), now(4))).toBe(false);
  expect(told(pageOf(), now(4, 'b'))).toBe(false);
  expect(leave).not.toHaveBeenCalled();
  expect(told(pageOf('a'), now(4, 'b'))).toBe(true);
  expect(leave.mock.calls).toEqual([['/line']]);
});
