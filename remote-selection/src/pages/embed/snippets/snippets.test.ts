// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { rspack } from '@rspack/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySettings } from '../settings/any-settings';
import { type EmbedSettings, parseEmbedSettings } from '../settings/embed-settings';
import { attributesOf } from './attributes-of';
import { federationElement, federationSnippet } from './federation-snippet';
import { htmlSnippet } from './html-snippet';
import { iframeSnippet } from './iframe-snippet';
import { reactElement, reactSnippet } from './react-snippet';
import { vueSnippet } from './vue-snippet';
import { ways } from './ways';

/** Each reads a document: fewer than usual. */
const runs = { numRuns: 50 };
const SITE = 'https://site.example';
const settingsOf = (changed: Partial<EmbedSettings> = {}) => ({ ...parseEmbedSettings('').settings, ...changed });
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const attributesIn = (element: Element | null) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

test('the snippet of a configuration reads as somebody would write it', () => {
  expect(htmlSnippet(settingsOf(), SITE)).toBe(`<script async src="https://site.example/embed/v1/selection.js"></script>
<shixuan-selection mode="vision">
  <a href="https://site.example/selection/vision">在视选网站上选型</a>
</shixuan-selection>
`);
  const settings = settingsOf({
    mode: 'lens',
    preset: 'bottle',
    theme: 'dark',
    accent: '#0A7D4B',
    title: '选镜头',
    height: 'fill',
  });
  expect(htmlSnippet(settings, SITE)).toContain(`<div style="height: 900px">
  <shixuan-selection
    mode="lens"
    preset="bottle"
    theme="dark"
    accent="#0a7d4b"
    height="fill"
    texts='{"title":"选镜头"}'
  >`);
});

test('a colour that is none is left out, and so are title and lead that are not to be shown', () => {
  expect(attributesOf(settingsOf({ accent: 'red' }))).toEqual({ mode: 'vision' });
  expect(attributesOf(settingsOf({ heading: 'off', title: '不会写出' }))).toEqual({
    mode: 'vision',
    texts: '{"title":"","lead":""}',
  });
});

test('HTML: whatever was typed, a browser reads the same attributes back, and nothing else', () => {
  fc.assert(
    fc.property(anySettings, settings => {
      const page = documentOf(htmlSnippet(settings, SITE));
      expect(attributesIn(page.querySelector('shixuan-selection'))).toEqual(attributesOf(settings));
      expect([...page.querySelectorAll('script')].map(script => script.outerHTML)).toEqual([
        `<script async="" src="${SITE}/embed/v1/selection.js"></script>`,
      ]);
      expect(page.querySelectorAll('body *').length).toBe(settings.height === 'fill' ? 3 : 2);
    }),
    runs,
  );
});

test('Vue: its template holds the same attributes', () => {
  fc.assert(
    fc.property(anySettings, settings => {
      const template = documentOf(vueSnippet(settings, SITE)).querySelector('template');
      const { '@selection-pick': listener, ...attributes } = attributesIn(
        template?.content.querySelector('shixuan-selection') ?? null,
      );
      expect([listener, attributes]).toEqual(['onPick', attributesOf(settings)]);
    }),
    runs,
  );
});

const compile = (code: string) =>
  rspack.experiments.swc.transformSync(code, {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'classic', pragma: 'make' } },
    },
  }).code;

test('React: compiled, the element is given the same properties', () => {
  fc.assert(
    fc.property(anySettings, settings => {
      const run = new Function('make', 'element', `return ${compile(reactElement(settings)).trim()}`);
      const { ref, ...properties } = run((_: string, given: object) => given, null);
      expect([ref, properties]).toEqual([null, attributesOf(settings)]);
    }),
    runs,
  );
  expect(compile(reactSnippet(settingsOf(), SITE))).toContain('function SelectionHelper');
});

test('federation: the component is given the same properties, its words as the object that they are', () => {
  fc.assert(
    fc.property(anySettings, settings => {
      const run = new Function('make', 'Selection', `return ${compile(federationElement(settings)).trim()}`);
      const { onPick, style, texts, ...properties } = run((_: string, given: object) => given, null);
      const { shadow, texts: words, ...attributes } = attributesOf(settings);
      expect(properties).toEqual(attributes);
      expect(texts).toEqual(words === undefined ? undefined : JSON.parse(words));
      expect(style).toEqual(settings.height === 'fill' ? { height: 900 } : undefined);
      expect(onPick).toBeTypeOf('function');
    }),
    runs,
  );
  expect(compile(federationSnippet(settingsOf(), SITE))).toContain('SelectionHelper');
});

test('federation: container and scope are those of the example that is built and run', () => {
  const config = readFileSync('examples/embed/react-18-federation/rspack.config.mjs', 'utf8');
  const [external, scope] = [/shixuan_selection_v1@\S+?mf-manifest\.json/, /shareScope: '[^']+'/].map(part => {
    const [found] = part.exec(config.replace(/\$\{site\}/, SITE)) ?? [];
    return found;
  });
  expect(federationSnippet(settingsOf(), SITE)).toContain(external);
  expect(federationSnippet(settingsOf(), SITE)).toContain(scope);
});

test('iframe: its address says the same, as the frame reads it', () => {
  fc.assert(
    fc.property(anySettings, settings => {
      const page = documentOf(iframeSnippet(settings, SITE));
      const { pathname, searchParams } = new URL(page.querySelector('iframe')?.src ?? '');
      const { height, shadow, ...attributes } = attributesOf(settings);
      expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/embed/v1/frame', attributes]);
      expect(page.querySelectorAll('script').length).toBe(height === 'fill' ? 0 : 1);
    }),
    runs,
  );
});

test('every language that can be chosen is written', () => {
  for (const { write } of Object.values(ways)) expect(write(settingsOf(), SITE)).toContain(SITE);
});
