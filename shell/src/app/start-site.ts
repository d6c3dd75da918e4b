import type { Api } from '@shixuan/api/client';
import type { Emitter } from '../lib/emitter';
import { baseInfo, imageHost } from '../state/base-info';
import { config } from '../state/config';
import type { Store } from '../state/store';

export type ShellEvent = 'show-about';

export interface StartContext {
  store: Store;
  api: Pick<Api, 'initConfig' | 'menus' | 'productCategories'>;
  events: Emitter<ShellEvent>;
}

/** The menu loads in parallel with the steps of the start: neither waits for the other. */
async function loadMenus({ store, api }: StartContext): Promise<void> {
  store.set(config.menus, (await api.menus({})).list);
}

async function loadBaseInfo({ store, api }: StartContext): Promise<void> {
  const content = await api.initConfig({});
  store.set(baseInfo, content.companyInfo);
  store.set(imageHost, content.imageHost);
}

async function loadCategories({ store, api }: StartContext): Promise<void> {
  store.set(config.goodsCategory, (await api.productCategories({})).list);
  store.set(config.isLoad, true);
}

/**
 * Starts the site: base info, then the product categories, then the event that shows the about text. A step that fails
 * has shown its message. The steps after it run nevertheless, because the frame must work without the company's
 * details. The about text is not offered when there is none, or when the categories are missing.
 */
export async function startSite(context: StartContext): Promise<void> {
  const menus = loadMenus(context).catch(() => undefined);
  await loadBaseInfo(context).catch(() => undefined);
  await loadCategories(context).catch(() => undefined);
  const { store, events } = context;
  if (store.get(config.isLoad) && store.get(baseInfo)) events.emit('show-about');
  await menus;
}
