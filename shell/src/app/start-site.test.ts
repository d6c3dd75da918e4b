import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { createEmitter } from '../lib/emitter';
import { baseInfo, imageHost } from '../state/base-info';
import { config } from '../state/config';
import { categories, company, menus } from '../testing/site-content';
import { type ShellEvent, startSite } from './start-site';

function setUp(failing: readonly string[] = []) {
  const store = createStore();
  const events = createEmitter<ShellEvent>();
  const log: string[] = [];
  const call =
    <T>(name: string, content: T) =>
    async () => {
      log.push(`${name}?`);
      await Promise.resolve();
      if (failing.includes(name)) throw new Error(name);
      log.push(name);
      return content;
    };
  events.on('show-about', () => log.push(`about isLoad=${store.get(config.isLoad)}`));
  const api = {
    initConfig: call('info', { companyInfo: company, imageHost: 'https://img.example' }),
    menus: call('menus', { list: menus }),
    productCategories: call('categories', { list: categories }),
  };
  return { store, events, api, log };
}

test('base info, then categories, then the event that shows the about text', async () => {
  const context = setUp();
  expect(context.store.get(config.isLoad)).toBe(false);
  await startSite(context);
  expect(context.log.filter(step => !step.startsWith('menus'))).toEqual([
    'info?',
    'info',
    'categories?',
    'categories',
    'about isLoad=true',
  ]);
  expect(context.store.get(baseInfo)).toEqual(company);
  expect(context.store.get(imageHost)).toBe('https://img.example');
  expect(context.store.get(config.goodsCategory)).toEqual(categories);
  expect(context.store.get(config.menus)).toEqual(menus);
});

test('without categories isLoad stays false and the about text is not shown; the menu comes all the same', async () => {
  const context = setUp(['categories']);
  await startSite(context);
  expect(context.store.get(config.isLoad)).toBe(false);
  expect(context.log.some(step => step.startsWith('about'))).toBe(false);
  expect(context.store.get(config.menus)).toEqual(menus);
});

test('without base info the categories are loaded all the same', async () => {
  const context = setUp(['info', 'menus']);
  await startSite(context);
  expect(context.store.get(config.goodsCategory)).toEqual(categories);
  expect(context.log.some(step => step.startsWith('about'))).toBe(false);
});

test('a listener that was taken away hears nothing', () => {
  const events = createEmitter<ShellEvent>();
  const listener = vi.fn();
  events.on('show-about', listener)();
  events.emit('show-about');
  expect(listener).not.toHaveBeenCalled();
});
