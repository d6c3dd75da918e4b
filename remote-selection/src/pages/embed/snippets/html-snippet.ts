import type { EmbedSettings } from '../settings/embed-settings';
import { attributesOf } from './attributes-of';
import { FILLED_PX } from './filled';
import { scriptTag } from './script-tag';
import { htmlAttribute, openingTag, written } from './tag';

/** The element in plain HTML; the link in it is for browsers that cannot run it. */
export function htmlSnippet(settings: EmbedSettings, site: string): string {
  const attributes = attributesOf(settings);
  const indent = settings.height === 'fill' ? '  ' : '';
  const element = [
    `${indent}${openingTag(written(attributes, htmlAttribute), indent)}`,
    `${indent}  <a href="${site}/selection/${settings.mode}">在视选网站上选型</a>`,
    `${indent}</shixuan-selection>`,
  ];
  const placed = indent ? [`<div style="height: ${FILLED_PX}px">`, ...element, '</div>'] : element;
  return [scriptTag(site), ...placed, ''].join('\n');
}
