import type { ShixuanSelectionElement } from '@shixuan/embed-types';
import { ErrorState } from '@shixuan/ui';
import { type RefCallback, useRef } from 'react';
import { Segment } from '../../../components/form/segment';
import { choices } from '../settings/choices';
import type { EmbedSettings } from '../settings/embed-settings';
import * as styles from './preview.module.css';
import { useScript } from './use-script';
import { WidgetPlace } from './widget-place';

export interface PreviewProps {
  settings: EmbedSettings;
  /** Origin of the site. */
  site: string;
  hold: RefCallback<ShixuanSelectionElement>;
  onChange(changed: Partial<EmbedSettings>): void;
}

/** The widget as a foreign page has it, from the same script, in a place of the width that is chosen. */
export function Preview({ settings, site, hold, onChange }: PreviewProps) {
  const box = useRef<HTMLElement>(null);
  const { state, retry } = useScript(site, box);
  return (
    <div className={styles.preview}>
      <Segment
        label={choices.width.label}
        value={settings.width}
        options={choices.width.options}
        onChange={width => onChange({ width })}
      />
      <section ref={box} className={styles.box} aria-label="预览">
        {state === 'ready' && <WidgetPlace settings={settings} hold={hold} />}
        {state === 'waiting' && (
          <p className={styles.waiting} role="status">
            预览正在加载…
          </p>
        )}
        {state === 'failed' && (
          <ErrorState
            title="预览没有加载出来"
            message="没有取到选型助手的脚本，请检查网络后重试。配置与代码不受影响。"
            onRetry={retry}
          />
        )}
      </section>
    </div>
  );
}
