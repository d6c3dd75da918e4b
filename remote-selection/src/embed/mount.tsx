import type { SelectionBillLine, SelectionEventMap } from '@shixuan/embed-types';
import { goalOfPage, printSelectionSearch } from '@shixuan/task-url';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { presetState, presets } from '../data/task/presets';
import { accentTokens } from '../lib/accent-tokens';
import { type Address, createAddressBar, modeOf, searchOf, stateOf } from './address';
import type { Mount } from './contract';
import { createEmbedHost } from './embed-host';
import { forgetQueries } from './forget-queries';
import { createNoticeBoard } from './notice-board';
import { adoptSheets } from './register-sheet';
import { settingProblems } from './setting-problems';
import { readApiBase, readPartner, readTexts, readTheme } from './settings';
import { Widget } from './widget';

const NARROW_PX = 800;
const tokens = ['accent', 'accent-hover', 'accent-soft', 'accent-fill', 'accent-fill-hover'].map(
  name => `--sx-${name}`,
);
let mounted = 0;

/** Puts a widget into an element's tree: state, calls and style of its own. */
export const mount: Mount = ({ element, root, site, before }) => {
  const tree = root instanceof ShadowRoot ? root : document;
  const place = document.createElement('div');
  place.className = 'sx-embed';
  place.lang = 'zh-CN';
  place.setAttribute('part', 'root');

  const firstOf = (): Address => {
    const mode = modeOf(element.getAttribute('mode'));
    const preset = presets.find(({ id }) => id === element.getAttribute('preset'));
    return { mode, search: preset ? printSelectionSearch(presetState(goalOfPage(mode) ?? 'systems', preset)) : '' };
  };
  const given = searchOf(element.getAttribute('value'));
  const started: Address = given ? { ...firstOf(), search: given } : firstOf();
  const bar = createAddressBar(before ? { mode: before.mode, search: before.value } : started);
  const notices = createNoticeBoard();
  const queryClient = new QueryClient();
  let quiet = false;
  let bill: readonly SelectionBillLine[] = [];
  let ready = false;

  const read = () => stateOf(bar.get(), site);
  const fire = <K extends keyof SelectionEventMap>(type: K, detail: SelectionEventMap[K]['detail']) =>
    element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));
  const host = createEmbedHost({
    site,
    bar,
    notices,
    fire,
    apiBase: () => readApiBase(element, site),
    partner: () => readPartner(element),
    texts: () => readTexts(element),
    compares: () => element.getAttribute('compare') === 'on',
    onResult: (count, shown) => {
      bill = shown?.billOfMaterial ?? [];
      fire('selection-result', { ...read(), count, shown });
    },
  });
  const onFault = (error: unknown) =>
    void fire('selection-error', { kind: 'render', message: error instanceof Error ? error.message : String(error) });
  const told = new Set<string>();
  const tellProblems = () => {
    for (const message of settingProblems(element)) {
      if (!told.has(message)) fire('selection-error', { kind: 'setting', message });
      told.add(message);
    }
  };
  const onReady = () => {
    if (!ready) fire('selection-ready', read());
    ready = true;
  };

  const reactRoot = createRoot(place, {
    identifierPrefix: `sx${++mounted}-`,
    // Errors are reported by the event, not in the foreign page's console.
    onCaughtError: () => undefined,
    onUncaughtError: onFault,
  });
  const render = () => {
    const theme = readTheme(element);
    const accent = accentTokens(element.getAttribute('accent'), theme);
    place.dataset.theme = theme;
    for (const token of tokens) place.style.setProperty(token, accent[token] ?? '');
    const narrow = place.clientWidth > 0 && place.clientWidth < NARROW_PX;
    reactRoot.render(<Widget {...{ host, queryClient, site, bar, notices, narrow, onReady, onFault }} />);
  };
  const moveTo = (next: Address) => {
    quiet = true;
    bar.set(next);
    quiet = false;
  };

  const dropSheets = adoptSheets(tree);
  root.replaceChildren(place);
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', render);
  let width = 0;
  const sized = new ResizeObserver(() => {
    if (place.clientWidth < NARROW_PX !== width < NARROW_PX) render();
    width = place.clientWidth;
  });
  const forget = bar.subscribe(() => {
    if (!quiet) fire('selection-change', read());
  });
  render();
  tellProblems();
  width = place.clientWidth;
  sized.observe(place);

  return {
    read,
    update(name) {
      if (name === 'mode') moveTo({ mode: firstOf().mode, search: bar.get().search });
      if (name === 'value') moveTo({ mode: bar.get().mode, search: searchOf(element.getAttribute('value')) });
      if (name === 'preset') moveTo(firstOf());
      render();
      tellProblems();
    },
    write: value => moveTo({ mode: bar.get().mode, search: searchOf(value) }),
    reset: () => moveTo(firstOf()),
    bill: () => bill,
    unmount() {
      forget();
      sized.disconnect();
      dark.removeEventListener('change', render);
      notices.close();
      reactRoot.unmount();
      forgetQueries(queryClient);
      place.remove();
      dropSheets();
    },
  };
};
