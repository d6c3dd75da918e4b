import type { Solid } from '@shixuan/api/client';
import * as controls from '@shixuan/ui/controls.module.css';
import { TurnStage } from '@shixuan/ui/turn-stage';
import { useCallback, useState } from 'react';
import * as styles from './solid-view.module.css';

/** The envelope in space, shown on demand. */
export function SolidView({ solid, title }: { solid: Solid; title: string }) {
  const [open, setOpen] = useState(false);
  // The library is larger than the page, so it comes only now.
  const load = useCallback(
    (canvas: HTMLCanvasElement) => import('./solid-scene').then(({ showSolid }) => showSolid(canvas, solid)),
    [solid],
  );
  return (
    <>
      <button
        type="button"
        className={`${controls.action} ${styles.toggle}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? '收起三维外形' : '看三维外形'}
      </button>
      {open && (
        <TurnStage
          label={title}
          load={load}
          failed="这台设备不能显示三维外形，可下载 STEP 文件查看。"
          note="外形包络，按已知尺寸；拖动或用方向键转动"
        />
      )}
    </>
  );
}
