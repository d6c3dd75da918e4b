// @vitest-environment jsdom
import '../testing/dom-stubs';
import { type FillDescriptor, type PageModule, Slot, type SlotDescriptor, useHost } from '@shixuan/host';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadedPiece } from '../federation/loader';
import { RemoteFailure } from '../lib/remote-failure';
import { killedRemotes } from '../state/killed-remotes';
import { fakeRemote } from '../testing/fake-remote';
import { fakeShell, renderSite } from '../testing/fake-shell';
import { stubSight } from '../testing/stub-sight';

// A piece that throws is reported by React; here it is meant to.
let setInSight: (isInSight: boolean) => void;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setInSight = stubSight();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Waits longer than usual: the first page of a file loads the shell. */
const seen = (text: string | RegExp) => screen.findByText(text);

const place = {
  name: 'product-use',
  title: '产品页',
  version: 1,
  props: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
  most: 2,
  height: { wide: 120, narrow: 240 },
} as const satisfies SlotDescriptor;

const props = { id: 5 };
const pageWith = (given: { id: number }): PageModule => ({
  default: () => (
    <>
      <h1>产品</h1>
      <Slot slot={place} props={given} />
      <p>页面的其余部分</p>
    </>
  ),
});

const filler = (name: string, fill: Partial<FillDescriptor> = {}) =>
  fakeRemote([], name, { fills: [{ slot: 'catalog:product-use', version: 1, order: 10, ...fill }] });

interface Story {
  fillers: ReturnType<typeof filler>[];
  pieces: Record<string, () => Promise<LoadedPiece>>;
  given?: { id: number };
  killed?: string[];
}

async function visit({ fillers, pieces, given = props, killed = [] }: Story) {
  const shell = await fakeShell({
    remotes: [
      fakeRemote([
        { id: 'Page', path: '/' },
        { id: 'Other', path: '/other' },
      ]),
      ...fillers,
    ],
    load: async (_name, route) => (route === 'Page' ? pageWith(given) : { default: () => <h1>别处</h1> }),
    loadPiece: async name => (await pieces[name]?.()) ?? Promise.reject(new RemoteFailure('network', name)),
  });
  shell.store.set(killedRemotes, killed);
  const site = renderSite(shell);
  await seen('页面的其余部分');
  // Effects too.
  await act(async () => undefined);
  const errors = () =>
    shell.telemetry
      .records()
      .filter(({ kind }) => kind === 'error')
      .map(({ source, name, data }) => `${source} ${name} ${String(data.failure)}`);
  return { shell, errors, ...site };
}

const piece = (text: string): LoadedPiece => ({
  default: given => {
    const { remote } = useHost();
    return <p>{`${text} ${JSON.stringify(given)} ${remote.name}`}</p>;
  },
});
const loads = (text: string) => async () => piece(text);

test('pieces stand in their order with the place’s props and the services of their own remote', async () => {
  await visit({
    fillers: [filler('forum', { order: 20 }), filler('selection', { order: 5 })],
    pieces: { forum: loads('讨论'), selection: loads('选型') },
  });
  await seen('讨论 {"id":5} forum');
  expect(screen.getAllByText(/"id":5/).map(({ textContent }) => textContent)).toEqual([
    '选型 {"id":5} selection',
    '讨论 {"id":5} forum',
  ]);
  const room = screen.getByText(/讨论/).closest('[data-remote]');
  expect(room?.getAttribute('data-remote')).toBe('forum@1.0.0-12345678');
  expect(room?.getAttribute('style')).toContain('--wide: 120px');
});

test('no more pieces than the place takes', async () => {
  await visit({
    fillers: ['cc', 'aa', 'bb'].map(name => filler(name)),
    pieces: { aa: loads('甲'), bb: loads('乙'), cc: loads('丙') },
  });
  await seen(/乙/);
  expect(screen.getByText(/甲/)).toBeTruthy();
  expect(document.querySelectorAll('[data-route="catalog:product-use"]')).toHaveLength(2);
});

test('a piece that throws shows nothing, costs its neighbours nothing and is its own remote’s fault', async () => {
  const thrower: LoadedPiece = {
    default: () => {
      throw new Error('boom');
    },
  };
  const { errors } = await visit({
    fillers: [filler('broken'), filler('forum')],
    pieces: { broken: async () => thrower, forum: loads('讨论') },
  });
  await seen(/讨论/);
  await waitFor(() => expect(errors()).toEqual(['broken@1.0.0-12345678 boom render']));
  expect(document.querySelector('[data-remote^="broken"]')?.textContent).toBe('');
  expect(screen.queryByRole('alert')?.textContent).toBe('');
});

test('a piece that does not load shows nothing', async () => {
  const { errors } = await visit({ fillers: [filler('forum')], pieces: {} });
  await act(async () => undefined);
  expect(document.querySelector('[data-remote^="forum"]')?.textContent).toBe('');
  expect(screen.getByText('页面的其余部分')).toBeTruthy();
  // The loader tells of it, which a test replaces.
  expect(errors()).toEqual([]);
});

test('a piece is loaded once its place is near', async () => {
  setInSight(false);
  const load = vi.fn(loads('讨论'));
  await visit({ fillers: [filler('forum')], pieces: { forum: load } });
  expect(load).not.toHaveBeenCalled();
  act(() => setInSight(true));
  await seen(/讨论/);
});

test('the room of a piece that failed is kept while it is in sight, and given up afterwards', async () => {
  await visit({ fillers: [filler('forum')], pieces: {} });
  const room = document.querySelector<HTMLElement>('[data-remote^="forum"]');
  await act(async () => undefined);
  expect(room?.hidden).toBe(false);
  act(() => setInSight(false));
  expect(room?.hidden).toBe(true);
});

test('a piece that never stands there is given up, and does not come later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let arrive: (loaded: LoadedPiece) => void = () => undefined;
  const late = new Promise<LoadedPiece>(resolve => {
    arrive = resolve;
  });
  const { errors } = await visit({ fillers: [filler('slow')], pieces: { slow: () => late } });
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(errors()).toEqual(['slow@1.0.0-12345678 slow: timeout timeout']);
  arrive(piece('太晚'));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByText(/太晚/)).toBeNull();
});

test('a piece that waits for ever for something of its own is given up too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const waiting: LoadedPiece = {
    default: () => {
      throw new Promise(() => undefined);
    },
  };
  const { errors } = await visit({ fillers: [filler('slow')], pieces: { slow: async () => waiting } });
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(errors()).toEqual(['slow@1.0.0-12345678 slow: timeout timeout']);
});

test('props that the place did not declare so are the fault of its owner, and reach no piece', async () => {
  const load = vi.fn(loads('讨论'));
  const { errors } = await visit({ fillers: [filler('forum')], pieces: { forum: load }, given: { id: 1.5 } });
  await waitFor(() =>
    expect(errors()).toEqual(['catalog@1.0.0-12345678 slot product-use: id应为整数，给出的是 1.5 render']),
  );
  expect(load).not.toHaveBeenCalled();
});

test('a remote that is switched off fills nothing', async () => {
  const load = vi.fn(loads('讨论'));
  await visit({ fillers: [filler('forum')], pieces: { forum: load }, killed: ['forum'] });
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  expect(document.querySelector('[data-remote^="forum"]')).toBeNull();
});

test('one that is switched off later is gone with the next page', async () => {
  const { shell, router } = await visit({ fillers: [filler('forum')], pieces: { forum: loads('讨论') } });
  await seen(/讨论/);
  act(() => shell.store.set(killedRemotes, ['forum']));
  expect(screen.getByText(/讨论/)).toBeTruthy();
  await act(() => router.navigate('/other'));
  await act(() => router.navigate('/'));
  await seen('页面的其余部分');
  expect(screen.queryByText(/讨论/)).toBeNull();
});

test('a page without fillers holds nothing in the place', async () => {
  await visit({ fillers: [], pieces: {} });
  expect(document.querySelector('[data-route="catalog:product-use"]')).toBeNull();
});
