import type { Solid } from '@shixuan/api/client';
import * as controls from '@shixuan/ui/controls.module.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { SolidScene } from './solid-scene';
import * as styles from './solid-view.module.css';

/** Radians of a press of an arrow key, and of a pixel of dragging. */
const KEY_TURN = Math.PI / 18;
const PIXEL_TURN = 0.01;

const turns: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_TURN, 0],
  ArrowRight: [KEY_TURN, 0],
  ArrowUp: [0, -KEY_TURN],
  ArrowDown: [0, KEY_TURN],
};

/** The envelope in space, shown on demand; turned by dragging and by the arrow keys. Nothing moves by itself. */
export function SolidView({ solid, title }: { solid: Solid; title: string }) {
  const [open, setOpen] = useState(false);
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
      {open && <Scene solid={solid} title={title} />}
    </>
  );
}

function Scene({ solid, title }: { solid: Solid; title: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<SolidScene>(undefined);
  const grip = useRef<{ x: number; y: number }>(undefined);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    // The library is larger than the page, so it comes only now.
    import('./solid-scene').then(
      ({ showSolid }) => {
        if (gone || !canvas.current) return;
        scene.current = showSolid(canvas.current, solid);
        if (!scene.current) setFailed(true);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      scene.current?.end();
      scene.current = undefined;
    };
  }, [solid]);

  const onKeyDown = (event: KeyboardEvent) => {
    const turn = turns[event.key];
    if (!turn) return;
    event.preventDefault();
    scene.current?.turn(...turn);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!grip.current) return;
    scene.current?.turn((event.clientX - grip.current.x) * PIXEL_TURN, (event.clientY - grip.current.y) * PIXEL_TURN);
    grip.current = { x: event.clientX, y: event.clientY };
  };
  const release = () => {
    grip.current = undefined;
  };
  if (failed) return <p className={styles.note}>这台设备不能显示三维外形，可下载 STEP 文件查看。</p>;
  return (
    <>
      <button
        type="button"
        className={styles.stage}
        aria-label={`${title}，拖动或用方向键转动`}
        onKeyDown={onKeyDown}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <canvas ref={canvas} className={styles.canvas} />
      </button>
      <p className={styles.note}>外形包络，按已知尺寸；拖动或用方向键转动</p>
    </>
  );
}
