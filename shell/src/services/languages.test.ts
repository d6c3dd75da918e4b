import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { adoptLanguage, chosenLanguage, languageOf, persistLanguage } from '../state/language';
import { fakeStorage } from '../testing/fake-storage';
import { createLanguages } from './languages';
import { logout } from './session';

const lost = new Error('Loading chunk 7 failed.');

function setting() {
  const store = createStore();
  const reports: string[] = [];
  const shown: string[] = [];
  const languages = createLanguages({
    store,
    telemetry: { error: (source, error) => void reports.push(`${source} ${String(error)}`) },
    showMessage: (kind, text) => void shown.push(`${kind} ${text}`),
  });
  return { store, reports, shown, languages, spoken: (app: string) => store.get(languageOf(app)) };
}

test('nothing is asked for while the language is Chinese', async () => {
  const { languages, spoken } = setting();
  const en = vi.fn(async () => undefined);
  await languages.join('shell', { en });
  expect(en).not.toHaveBeenCalled();
  expect(spoken('shell')).toBe('zh-CN');
});

test('an app speaks the chosen language once its texts have come, one that lacks it stays Chinese', async () => {
  const { languages, spoken } = setting();
  let arrive: () => void = () => undefined;
  await languages.join('shell', { en: async () => undefined });
  await languages.join('download@1', {
    en: () =>
      new Promise<void>(resolve => {
        arrive = resolve;
      }),
  });
  await languages.join('catalog@1', {});
  const chosen = languages.choose('en');
  await vi.waitFor(() => expect(spoken('shell')).toBe('en'));
  expect([spoken('download@1'), spoken('catalog@1')]).toEqual(['zh-CN', 'zh-CN']);
  arrive();
  await chosen;
  expect([spoken('download@1'), spoken('catalog@1')]).toEqual(['en', 'zh-CN']);
});

test('an app that comes later speaks at once, and back in Chinese nothing is asked for again', async () => {
  const { languages, spoken } = setting();
  const en = vi.fn(async () => undefined);
  await languages.choose('en');
  await languages.join('download@1', { en });
  expect(spoken('download@1')).toBe('en');
  await languages.choose('zh-CN');
  expect(spoken('download@1')).toBe('zh-CN');
  await languages.choose('en');
  expect(spoken('download@1')).toBe('en');
  expect(en).toHaveBeenCalledOnce();
});

test('texts that do not come leave Chinese, are reported, and come with another choice', async () => {
  const { languages, spoken, reports, shown } = setting();
  const en = vi.fn(async () => undefined).mockRejectedValueOnce(lost);
  await languages.join('shell', { en });
  await languages.choose('en');
  expect(spoken('shell')).toBe('zh-CN');
  expect(reports).toEqual([`shell ${String(lost)}`]);
  expect(shown).toEqual(['error 英文文字没有下载成功，界面仍为中文。请检查网络后再试。']);
  await languages.choose('en');
  expect([spoken('shell'), shown.length]).toEqual(['en', 1]);
});

test('the texts of one remote that do not come are its own report, and cost the frame nothing', async () => {
  const { languages, spoken, reports, shown } = setting();
  await languages.join('shell', { en: async () => undefined });
  await languages.join('download@1', { en: () => Promise.reject(lost) });
  await languages.choose('en');
  expect([spoken('shell'), spoken('download@1')]).toEqual(['en', 'zh-CN']);
  expect([reports, shown]).toEqual([[`download@1 ${String(lost)}`], []]);
});

test('the choice is kept, outlives a logout, and follows other tabs', () => {
  const storage = fakeStorage();
  const store = createStore();
  persistLanguage(store, storage);
  store.set(chosenLanguage, 'en');
  logout({ store, storage });
  expect([...storage.entries]).toEqual([['language', '"en"']]);

  const next = createStore();
  persistLanguage(next, storage);
  expect(next.get(chosenLanguage)).toBe('en');
  storage.setItem('language', '"zh-CN"');
  adoptLanguage(next, storage, 'contrasts');
  expect(next.get(chosenLanguage)).toBe('en');
  adoptLanguage(next, storage, 'language');
  expect(next.get(chosenLanguage)).toBe('zh-CN');
  expect(storage.entries.size).toBe(0);
});

test.each(['', '{', '"fr"', 'en', '1'])('a stored choice of another form (%s) is Chinese', broken => {
  const store = createStore();
  persistLanguage(store, fakeStorage({ language: broken }));
  expect(store.get(chosenLanguage)).toBe('zh-CN');
});
