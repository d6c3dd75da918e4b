import type { PageModule, PageProps, Remote } from '@shixuan/host';
import { createElement, useSyncExternalStore } from 'react';
import remote from 'remote-in-development';

// What is loaded in place of the remote's own module while it is being developed: the same remote, whose pages are
// drawn anew when their sources change. React Refresh keeps what a page holds, but only of modules that export nothing
// but components, and only with a development build of React: every other edit arrives here. Then what the page held is
// lost; document, frame and address stay.

const loaded = new Map<string, PageModule>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(id: string): Promise<PageModule> {
  const page = await remote.routes[id]?.();
  if (!page) throw new Error(`${remote.descriptor.name} has no page for ${id}`);
  loaded.set(id, page);
  return page;
}

function livePage(id: string): () => Promise<PageModule> {
  function LivePage(props: PageProps) {
    const current = () => loaded.get(id);
    const page = useSyncExternalStore(subscribe, current, current);
    return page ? createElement(page.default, props) : null;
  }
  return async () => ({ ...(await load(id)), default: LivePage });
}

import.meta.webpackHot?.accept('remote-in-development', () => {
  void Promise.all([...loaded.keys()].map(load)).then(() => {
    for (const listener of listeners) listener();
  });
});

const live: Remote = {
  ...remote,
  routes: Object.fromEntries(Object.keys(remote.routes).map(id => [id, livePage(id)])),
};
export default live;
