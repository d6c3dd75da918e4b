import { IconClose, useImageSource } from '@shixuan/ui';
import * as controls from '@shixuan/ui/controls.module.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { panBy, WHOLE, zoomAt } from './view';
import * as styles from './zoom-dialog.module.css';

export interface ZoomDialogProps {
  /** Picture path as the API gives it. */
  src: string;
  /** What the picture shows; the dialog's name. */
  title: string;
  onClose(): void;
}

const STEP = 1.5;
const PAN_PX = 60;
const moves: Record<string, [number, number]> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
};

/** A picture as large as the window allows, enlarged by buttons, wheel or keys and moved by dragging or arrows. */
export function ZoomDialog({ src, title, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(WHOLE);
  const source = useImageSource(src);
  const size = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });
  const pan = (dx: number, dy: number) => setView(before => panBy(before, dx, dy, size()));
  const zoom = (factor: number) => setView(before => panBy(zoomAt(before, factor), 0, 0, size()));

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // React listens to wheels passively; the page behind would scroll along.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const point = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      const factor = Math.exp(-event.deltaY / 400);
      setView(before => panBy(zoomAt(before, factor, point), 0, 0, { width: box.width, height: box.height }));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (move) pan(...move);
    else if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (event.key === '0') setView(WHOLE);
    else return;
    event.preventDefault();
  }
  function onPointerMove(event: PointerEvent) {
    if (event.buttons & 1) pan(event.movementX, event.movementY);
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        <button
          type="button"
          className={`${controls.bare} ${styles.button}`}
          aria-label="缩小"
          onClick={() => zoom(1 / STEP)}
        >
          −
        </button>
        <output className={styles.scale}>{`${Math.round(view.scale * 100)}%`}</output>
        <button
          type="button"
          className={`${controls.bare} ${styles.button}`}
          aria-label="放大"
          onClick={() => zoom(STEP)}
        >
          ＋
        </button>
        <button type="button" className={`${controls.bare} ${styles.button}`} onClick={() => setView(WHOLE)}>
          还原
        </button>
        <button
          type="button"
          className={`${controls.bare} ${styles.button}`}
          aria-label="关闭"
          onClick={() => dialog.current?.close()}
        >
          <IconClose />
        </button>
      </div>
      <div
        ref={frame}
        className={styles.frame}
        data-enlarged={view.scale > 1 || undefined}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
      >
        <img
          className={styles.picture}
          src={source}
          alt={title}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <p className={styles.keys}>滚轮或 ＋ − 键缩放，拖动或方向键移动，Esc 关闭</p>
    </dialog>
  );
}
