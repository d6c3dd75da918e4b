import type { SelectionAttributes, SelectionTexts } from '@shixuan/embed-types';
import { readColour } from '../../../lib/accent-tokens';
import type { EmbedSettings } from '../settings/embed-settings';

/** Words of the widget that a configuration replaces; null: none. */
function textsOf({ heading, title, lead, pick, openSite }: EmbedSettings): SelectionTexts | null {
  const texts: SelectionTexts = {
    ...(heading === 'off' ? { title: '', lead: '' } : { ...(title && { title }), ...(lead && { lead }) }),
    ...(pick && { pick }),
    ...(openSite && { openSite }),
  };
  return Object.keys(texts).length > 0 ? texts : null;
}

/**
 * The attributes of a configuration in the order in which they are written. What is the widget's own is left out, and so is
 * a colour that is none.
 */
export function attributesOf(settings: EmbedSettings): SelectionAttributes {
  const { mode, preset, theme, accent, height, shadow, compare } = settings;
  const texts = textsOf(settings);
  return {
    mode,
    ...(preset && { preset }),
    ...(theme !== 'light' && { theme }),
    ...(readColour(accent) && { accent: accent.toLowerCase() }),
    ...(height !== 'auto' && { height }),
    ...(shadow !== 'on' && { shadow }),
    ...(compare !== 'off' && { compare }),
    ...(texts && { texts: JSON.stringify(texts) }),
  };
}
