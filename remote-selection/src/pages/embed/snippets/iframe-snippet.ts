import type { EmbedSettings } from '../settings/embed-settings';
import { attributesOf } from './attributes-of';
import { FILLED_PX } from './filled';
import { htmlAttribute } from './tag';

/** Path of the page that holds nothing but the widget. */
const FRAME_PATH = '/embed/v1/frame';

/** The widget in a frame. How tall it is and which tree it stands in are of no meaning there: the frame's page decides. */
export function iframeSnippet(settings: EmbedSettings, site: string): string {
  const { height, shadow, ...attributes } = attributesOf(settings);
  const source = `${site}${FRAME_PATH}?${new URLSearchParams(attributes)}`;
  const helper = `<script async src="${site}/embed/v1/frame-host.js"></script>\n`;
  return `<iframe
  title="选型助手"
  ${htmlAttribute('src', source)}
  style="width: 100%; height: ${FILLED_PX}px; border: 0"
></iframe>
${height === 'fill' ? '' : helper}`;
}
