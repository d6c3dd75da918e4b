import { Segment } from '../../../components/form/segment';
import { CodeBlock } from '../parts/code-block';
import { choices } from '../settings/choices';
import type { EmbedSettings } from '../settings/embed-settings';
import { ways } from './ways';

export interface SnippetPanelProps {
  settings: EmbedSettings;
  /** Origin of the site. */
  site: string;
  onChange(changed: Partial<EmbedSettings>): void;
}

/** The configuration as code. */
export function SnippetPanel({ settings, site, onChange }: SnippetPanelProps) {
  const { way } = settings;
  const { note, write } = ways[way];
  return (
    <section aria-label="代码">
      <CodeBlock
        title={
          <Segment
            label={choices.way.label}
            value={way}
            options={choices.way.options}
            onChange={chosen => onChange({ way: chosen })}
          />
        }
        text={write(settings, site)}
        copy="复制代码"
        note={note}
      />
    </section>
  );
}
