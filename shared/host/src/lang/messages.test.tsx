// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { HostProvider } from '../host-context';
import type { HostServices } from '../services';
import { testHost } from '../testing';
import { type Language, languageOfText } from './language';
import { defineMessages, type Translation } from './messages';
import { useLanguage, useMessages } from './use-messages';

afterEach(cleanup);

const chinese = { get: '下载', files: (count: number) => `共 ${count} 份`, kinds: { zip: '压缩包' } };
const english: Translation<typeof chinese> = {
  get: 'Download',
  files: count => `${count} files`,
  kinds: { zip: 'Archive' },
};

/** A table whose English can be made to come or not. */
function tableOf() {
  const ask = vi.fn(async () => ({ default: english }));
  return { ask, messages: defineMessages(chinese, { en: ask }) };
}

function Shown({ messages }: { messages: ReturnType<typeof tableOf>['messages'] }) {
  const { get, files, kinds } = useMessages(messages);
  return <p>{[useLanguage(), get, files(3), kinds.zip].join(' ')}</p>;
}
const page = (messages: ReturnType<typeof tableOf>['messages'], host: HostServices) => (
  <HostProvider host={host}>
    <Shown messages={messages} />
  </HostProvider>
);
const shown = () => screen.getByText(/zh-CN|en/).textContent;

test('Chinese is there at once, another language when it has come, asked for once', async () => {
  const { ask, messages } = tableOf();
  expect(messages.in('zh-CN').files(2)).toBe('共 2 份');
  expect(messages.in('en').get).toBe('下载');
  await Promise.all([messages.load('en'), messages.load('en'), messages.load('zh-CN')]);
  await messages.load('en');
  expect(ask).toHaveBeenCalledOnce();
  expect(messages.in('en').files(2)).toBe('2 files');
});

test('what did not come leaves the Chinese texts, is told once, and is asked for again', async () => {
  const { ask, messages } = tableOf();
  const lost = new Error('chunk');
  ask.mockRejectedValueOnce(lost);
  const report = vi.fn();
  messages.bring('en', report);
  messages.bring('en', report);
  await expect(messages.load('en')).rejects.toBe(lost);
  expect(report.mock.calls).toEqual([[lost]]);
  expect(messages.in('en').get).toBe('下载');
  await messages.load('en');
  expect(messages.in('en').get).toBe('Download');
});

test('a page shows its texts in the language of its remote, once they have come', async () => {
  const { messages } = tableOf();
  render(page(messages, testHost({ language: 'en' })));
  expect(shown()).toBe('en 下载 共 3 份 压缩包');
  await act(async () => messages.load('en'));
  expect(shown()).toBe('en Download 3 files Archive');
});

test('a page whose texts do not come stays Chinese, and the site hears why', async () => {
  const { ask, messages } = tableOf();
  const lost = new Error('chunk');
  ask.mockRejectedValueOnce(lost);
  const telemetry = { event: vi.fn(), error: vi.fn() };
  render(page(messages, testHost({ language: 'en', services: { telemetry } })));
  await act(async () => undefined);
  expect(shown()).toBe('en 下载 共 3 份 压缩包');
  expect(telemetry.error.mock.calls).toEqual([[lost]]);
});

test('the server draws Chinese, whatever has come there', async () => {
  const { messages } = tableOf();
  await messages.load('en');
  const language = { get: (): Language => 'en', subscribe: () => () => undefined, served: (): Language => 'zh-CN' };
  expect(renderToString(page(messages, testHost({ services: { language } })))).toBe('<p>zh-CN 下载 共 3 份 压缩包</p>');
});

test('a shell without the service has Chinese pages', () => {
  const { ask, messages } = tableOf();
  const { language: _, ...older } = testHost();
  render(page(messages, older));
  expect(shown()).toBe('zh-CN 下载 共 3 份 压缩包');
  expect(ask).not.toHaveBeenCalled();
});

test('data are marked as Chinese in a page that is not', () => {
  expect(languageOfText('面阵相机', 'en')).toBe('zh-CN');
  expect(languageOfText('面阵相机', 'zh-CN')).toBeUndefined();
  expect(languageOfText('MV-CS050-10GM', 'en')).toBeUndefined();
});

test('a table with another set of keys, or of values, is no translation', () => {
  type English = Translation<typeof chinese>;
  expectTypeOf<{ get: string; kinds: { zip: string } }>().not.toExtend<English>();
  expectTypeOf<{ get: string; files: string; kinds: { zip: string } }>().not.toExtend<English>();
  expectTypeOf<{ get: string; files: (name: { a: 1 }) => string; kinds: { zip: string } }>().not.toExtend<English>();
  expectTypeOf<keyof English>().toEqualTypeOf<'get' | 'files' | 'kinds'>();
});
