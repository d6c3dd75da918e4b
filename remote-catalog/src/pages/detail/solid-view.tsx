import type { Solid } from '@shixuan/api/client';
import { TurnStage } from '@shixuan/ui/turn-stage';
import { TurnToggle } from '@shixuan/ui/turn-toggle';
import { useCallback } from 'react';

/** The envelope in space, shown on demand. */
export function SolidView({ solid, title }: { solid: Solid; title: string }) {
  const load = useCallback(
    (canvas: HTMLCanvasElement) => import('./solid-scene').then(({ showSolid }) => showSolid(canvas, solid)),
    [solid],
  );
  return (
    <TurnToggle show="看三维外形" hide="收起三维外形">
      <TurnStage
        label={title}
        load={load}
        failed="这台设备不能显示三维外形，可下载 STEP 文件查看。"
        note="外形包络，按已知尺寸；拖动或用方向键转动"
      />
    </TurnToggle>
  );
}
