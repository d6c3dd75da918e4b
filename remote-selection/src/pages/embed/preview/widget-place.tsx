import type { ShixuanSelectionElement } from '@shixuan/embed-types';
import type {} from '@shixuan/embed-types/react';
import type { RefCallback } from 'react';
import type { EmbedSettings } from '../settings/embed-settings';
import { attributesOf } from '../snippets/attributes-of';
import * as styles from './widget-place.module.css';

export interface WidgetPlaceProps {
  settings: EmbedSettings;
  /** Given the element once it stands in the page; what it answers is called when the element goes. */
  hold: RefCallback<ShixuanSelectionElement>;
}

/**
 * The element itself, with the attributes of the snippet. The tree it stands in is read once, so another choice of it is
 * another element.
 */
export function WidgetPlace({ settings, hold }: WidgetPlaceProps) {
  const { texts = '{}', ...attributes } = attributesOf(settings);
  return (
    <div className={styles.place} data-width={settings.width} data-height={settings.height}>
      <shixuan-selection key={settings.shadow} ref={hold} {...attributes} texts={texts} />
    </div>
  );
}
