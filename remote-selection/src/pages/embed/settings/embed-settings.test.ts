import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySettings } from './any-settings';
import { parseEmbedSettings, printEmbedSettings } from './embed-settings';

test('an address without a configuration is the widget as it comes, and prints as nothing', () => {
  const { settings, problems } = parseEmbedSettings('');
  expect(settings).toMatchObject({
    mode: 'vision',
    preset: '',
    theme: 'light',
    accent: '',
    width: 'full',
    way: 'html',
  });
  expect([printEmbedSettings(settings), problems]).toEqual(['', []]);
});

test('whatever is configured comes back from its address', () => {
  fc.assert(
    fc.property(anySettings, settings => {
      expect(parseEmbedSettings(printEmbedSettings(settings))).toEqual({ settings, problems: [] });
    }),
  );
});

test('whatever an address says, a configuration is read, and what was left out is named', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const { settings } = parseEmbedSettings(`mode=${encodeURIComponent(text)}&${text}`);
      expect(parseEmbedSettings(printEmbedSettings(settings)).settings).toEqual(settings);
    }),
  );
  expect(parseEmbedSettings('mode=drone&theme=dark')).toMatchObject({
    settings: { mode: 'vision', theme: 'dark' },
    problems: ['选什么「drone」无效，应为 camera、lens、vision 之一，已忽略'],
  });
  expect(parseEmbedSettings(`pick=${'长'.repeat(30)}`)).toMatchObject({
    settings: { pick: '长'.repeat(20) },
    problems: ['选用按钮超过 20 个字，已截断'],
  });
});
