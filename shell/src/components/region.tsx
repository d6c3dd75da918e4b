import * as controls from '@shixuan/ui/controls.module.css';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import * as styles from './region.module.css';
import { useShell } from './shell-context';
import { useFrameTexts } from './texts/use-texts';

export interface RegionProps {
  /** Name of the region in Chinese: 菜单, 分类 … */
  name: string;
  /** Shows nothing when it fails. */
  quiet?: boolean;
  children: ReactNode;
}

/** The team to call. */
const OWNER = '框架组';

/** A part of the frame with its own error boundary: a failure does not affect the other parts. */
export function Region({ name, quiet = false, children }: RegionProps) {
  const { telemetry, version } = useShell();
  const texts = useFrameTexts();
  return (
    <div className={styles.region} data-remote={`shell@${version}`} data-owner={OWNER} data-region={name}>
      <ErrorBoundary
        onError={error => telemetry.error('shell', error, { region: name })}
        fallback={(_error, reset) =>
          quiet ? null : (
            <p className={styles.failed} role="alert">
              {texts.partFailed(texts.name(name))}
              <button type="button" className={`${controls.action} ${styles.retry}`} onClick={reset}>
                {texts.words.retry}
              </button>
            </p>
          )
        }
      >
        {children}
      </ErrorBoundary>
    </div>
  );
}
