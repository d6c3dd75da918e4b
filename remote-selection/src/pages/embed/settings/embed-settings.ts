import { type ChoiceName, type Chosen, choices } from './choices';
import { type WrittenName, written } from './written';

/** What the configurator holds: how the widget is to be, how it is looked at, and in which language its snippet is read. */
export type EmbedSettings = Chosen & Record<WrittenName, string>;

export interface ParsedEmbedSettings {
  settings: EmbedSettings;
  /** What of the address was left out, one Chinese sentence each. */
  problems: string[];
}

const choiceNames = Object.keys(choices) as ChoiceName[];
const writtenNames = Object.keys(written) as WrittenName[];

/** Reads the configuration of an address: `mode=lens&preset=bottle&theme=dark&accent=%230a7d4b`. What is left out is the widget's own. */
export function parseEmbedSettings(search: string): ParsedEmbedSettings {
  const params = new URLSearchParams(search);
  const problems: string[] = [];
  const chosen = choiceNames.map(name => {
    const { label, initial, options } = choices[name];
    const text = params.get(name);
    if (text === null || options.some(({ value }) => value === text)) return [name, text ?? initial];
    const known = options.flatMap(({ value }) => value || []).join('、');
    problems.push(`${label}「${text.slice(0, 40)}」无效，应为 ${known} 之一，已忽略`);
    return [name, initial];
  });
  const typed = writtenNames.map(name => {
    const { label, most } = written[name];
    const text = params.get(name) ?? '';
    // Counted by code points, so that no surrogate pair is cut.
    const characters = Array.from(text);
    if (characters.length > most) problems.push(`${label}超过 ${most} 个字，已截断`);
    return [name, characters.slice(0, most).join('')];
  });
  // Each value was compared with its own list above.
  return { settings: Object.fromEntries([...chosen, ...typed]) as EmbedSettings, problems };
}

/** The search part of a configuration, without `?`: what is the widget's own is left out. */
export function printEmbedSettings(settings: EmbedSettings): string {
  const params = new URLSearchParams();
  for (const name of choiceNames) if (settings[name] !== choices[name].initial) params.set(name, settings[name]);
  for (const name of writtenNames) if (settings[name] !== '') params.set(name, settings[name]);
  return params.toString();
}

export const embedPath = (search: string) => (search ? `/embed?${search}` : '/embed');
