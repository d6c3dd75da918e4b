import type { Requirements } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import type { ResultRow } from '../../data/ranking/answer';
import type { RankingRequest } from '../../data/ranking/ranking-query';
import { systemOf } from '../../data/ranking/system-of';
import { useSelection } from '../../state/selection-context';
import { previewSystem } from './preview/preview-system';
import * as styles from './tools.module.css';

// Fetched when they are opened: a selection does not wait for them.
const Preview = lazy(() => import('./preview/preview').then(({ Preview }) => ({ default: Preview })));
const WhatIf = lazy(() => import('./what-if/what-if').then(({ WhatIf }) => ({ default: WhatIf })));
const Wavelength = lazy(() => import('./wavelength/wavelength').then(({ Wavelength }) => ({ default: Wavelength })));

type ToolId = 'preview' | 'what-if' | 'wavelength';
const tools: readonly { id: ToolId; label: string; ofLens: boolean }[] = [
  { id: 'preview', label: '成像预览', ofLens: true },
  { id: 'what-if', label: '假设分析', ofLens: true },
  { id: 'wavelength', label: '波长助手', ofLens: false },
];

export interface ToolsProps {
  need: Requirements;
  row: ResultRow | null;
  request: RankingRequest | null;
}

/** What can be looked into further of the system that is drawn; each opens in its place. */
export function Tools({ need, row, request }: ToolsProps) {
  const { dispatch } = useSelection();
  const [open, setOpen] = useState<ToolId | null>(null);
  const panel = useId();
  const system = useMemo(() => {
    const found = row?.lens && request ? systemOf(row, request) : null;
    return found && { ...found, setting: nearestSetting(need, found.camera, found.lens) };
  }, [need, row, request]);
  const offered = tools.filter(({ ofLens }) => !ofLens || system);
  const shown = offered.find(({ id }) => id === open)?.id;
  const choose = (task: Partial<Requirements['task']>) => dispatch({ type: 'chosen', task });
  return (
    <section className={styles.tools} aria-label="进一步查看">
      <div className={styles.names}>
        {offered.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={styles.name}
            aria-expanded={shown === id}
            aria-controls={panel}
            onClick={() => setOpen(shown === id ? null : id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div id={panel} className={styles.panel} hidden={!shown}>
        <Suspense fallback={<p className={styles.waiting}>正在打开…</p>}>
          {shown === 'preview' && system && <Preview system={previewSystem(need, system)} />}
          {shown === 'what-if' && system && <WhatIf task={need.task} system={system} onApply={choose} />}
          {shown === 'wavelength' && (
            <Wavelength wavelengthNm={need.task.wavelengthNm} onChange={wavelengthNm => choose({ wavelengthNm })} />
          )}
        </Suspense>
      </div>
    </section>
  );
}
