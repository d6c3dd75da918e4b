import type { EmbedSettings } from '../settings/embed-settings';
import { attributesOf } from './attributes-of';
import { scriptTag } from './script-tag';
import { jsxAttribute, openingTag, written } from './tag';

export const reactElement = (settings: EmbedSettings, indent = '') =>
  openingTag(['ref={element}', ...written(attributesOf(settings), jsxAttribute)], indent, ' />');

/** A component of React 17 and later: its events are listened to through a ref, as all of these versions can. */
export const reactSnippet = (settings: EmbedSettings, site: string) => `// index.html: ${scriptTag(site)}
import type { SelectionEventMap, ShixuanSelectionElement } from './shixuan-selection';
import { useEffect, useRef } from 'react';

export function SelectionHelper() {
  const element = useRef<ShixuanSelectionElement>(null);
  useEffect(() => {
    const selection = element.current;
    const onPick = (event: SelectionEventMap['selection-pick']) => console.log(event.detail.billOfMaterial);
    selection?.addEventListener('selection-pick', onPick);
    return () => selection?.removeEventListener('selection-pick', onPick);
  }, []);
  return (
    ${reactElement(settings, '    ')}
  );
}
`;
