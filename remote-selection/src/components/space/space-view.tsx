import { useHost } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { saveFile } from '@shixuan/ui/save-file';
import { TurnStage } from '@shixuan/ui/turn-stage';
import { useCallback, useMemo } from 'react';
import type { SpaceModel } from './space-model';
import * as styles from './space-view.module.css';

export interface SpaceViewProps {
  model: SpaceModel;
  /** Of what is shown, for the name of the file. */
  name: string;
}

/** The same as files; each writer is loaded when it is asked for. */
const files: Readonly<Record<'step' | 'glb', (model: SpaceModel, name: string) => Promise<Blob>>> = {
  step: (model, name) => import('./export-step').then(({ spaceStep }) => spaceStep(model, name)),
  glb: model => import('./export-glb').then(({ spaceGlb }) => spaceGlb(model)),
};

/** A set-up in space with its lengths, and as a file for the design of the machine. */
export function SpaceView({ model, name }: SpaceViewProps) {
  const { notify } = useHost();
  const load = useCallback(
    (canvas: HTMLCanvasElement, pins: readonly HTMLElement[]) =>
      import('./space-scene').then(({ showSpace }) => showSpace(canvas, model, pins)),
    [model],
  );
  const pins = useMemo(() => model.lengths.map(({ label, text }) => `${label} ${text}`), [model]);
  const hasDepth = model.bodies.some(({ look }) => look.kind === 'sharp');
  const save = async (format: keyof typeof files) => {
    try {
      saveFile({ name: `${name}.${format}`, blob: await files[format](model, name) });
    } catch {
      notify.error('三维文件没有生成，请重试');
    }
  };
  return (
    <section className={styles.space} aria-label="三维视图">
      <TurnStage
        label={`三维视图：${name}`}
        load={load}
        pins={pins}
        failed="这台设备不能显示三维视图，尺寸见下表与图。"
        note={`外形为包络，未标注的尺寸取典型值${hasDepth ? '；绿色为景深' : ''}。拖动或用方向键转动`}
      />
      <dl className={styles.lengths}>
        {model.lengths.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.files}>
        <button type="button" className={`${controls.action} ${styles.save}`} onClick={() => void save('step')}>
          下载三维文件（STEP）
        </button>
        <button type="button" className={`${controls.action} ${styles.save}`} onClick={() => void save('glb')}>
          下载三维文件（GLB）
        </button>
      </div>
    </section>
  );
}
