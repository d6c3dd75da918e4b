import type { Requirements } from '@shixuan/optics/model';
import { searchedSetting } from '@shixuan/optics/solve';
import * as controls from '@shixuan/ui/controls.module.css';
import { Suspense, useId, useMemo, useState } from 'react';
import { rowName } from '../../data/ranking/answer';
import { latePart } from '../../lib/late-part';
import { useSelection } from '../../state/selection-context';
import { SpaceTool, spaceTools } from './space-tool';
import * as styles from './tools.module.css';

// Loaded when opened, to keep the first load small.
const PreviewTool = latePart(() => import('./preview/preview-tool').then(({ PreviewTool }) => PreviewTool));
const WhatIf = latePart(() => import('./what-if/what-if').then(({ WhatIf }) => WhatIf));
const RoomChart = latePart(() => import('./room/room-chart').then(({ RoomChart }) => RoomChart));
const Wavelength = latePart(() => import('./wavelength/wavelength').then(({ Wavelength }) => Wavelength));

type ToolId = 'space' | 'preview' | 'what-if' | 'room' | 'wavelength';
const tools: readonly { id: ToolId; label: string; ofLens: boolean }[] = [
  { id: 'preview', label: '成像预览', ofLens: true },
  { id: 'what-if', label: '假设分析', ofLens: true },
  { id: 'room', label: '变动余地', ofLens: true },
  { id: 'wavelength', label: '波长助手', ofLens: false },
  ...spaceTools,
];

/** Tools for the shown system; each opens in place. */
export function Tools() {
  const { state, dispatch, requirements, request, row, rows, system: ranked } = useSelection();
  const [open, setOpen] = useState<ToolId | null>(null);
  const panel = useId();
  const system = useMemo(() => {
    if (!requirements || !row?.lens || !ranked) return null;
    return { ...ranked, setting: searchedSetting(requirements, ranked.camera, ranked.lens) };
  }, [requirements, row, ranked]);
  if (!requirements) return null;
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
            className={`${controls.bare} ${styles.name}`}
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
          {shown === 'preview' && system && <PreviewTool need={requirements} system={system} />}
          {shown === 'what-if' && system && <WhatIf task={requirements.task} system={system} onApply={choose} />}
          {shown === 'room' && system && row && request && (
            <RoomChart need={requirements} system={system} row={row} request={request} isFirst={row === rows[0]} />
          )}
          {shown === 'space' && system && row && (
            <SpaceTool need={requirements} system={system} name={rowName(row, state.goal)} />
          )}
          {shown === 'wavelength' && (
            <Wavelength
              wavelengthNm={requirements.task.wavelengthNm}
              onChange={wavelengthNm => choose({ wavelengthNm })}
            />
          )}
        </Suspense>
      </div>
    </section>
  );
}
