import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import * as styles from './turn-stage.module.css';
import type { TurnedScene } from './turned-scene';

/** Radians of a press of an arrow key, and of a pixel of dragging. */
const KEY_TURN = Math.PI / 18;
const PIXEL_TURN = 0.01;

const turns: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_TURN, 0],
  ArrowRight: [KEY_TURN, 0],
  ArrowUp: [0, -KEY_TURN],
  ArrowDown: [0, KEY_TURN],
};

export interface TurnStageProps {
  /** What is seen. */
  label: string;
  /**
   * Loads the library and draws; undefined where the device cannot. Called again when it changes. The elements hold the texts of
   * `pins`, in their order.
   */
  load(canvas: HTMLCanvasElement, pins: readonly HTMLElement[]): Promise<TurnedScene | undefined>;
  /** Texts that are kept at points of the scene; readers get them elsewhere. */
  pins?: readonly string[];
  /** Said where it cannot be shown. */
  failed: string;
  /** Said below it. */
  note: string;
}

const noPins: readonly string[] = [];

/** A scene in space, turned by dragging and by the arrow keys. Nothing moves by itself. */
export function TurnStage({ label, load, pins = noPins, failed, note }: TurnStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pinned = useRef<HTMLSpanElement>(null);
  const scene = useRef<TurnedScene>(undefined);
  const grip = useRef<{ x: number; y: number }>(undefined);
  const [cannot, setCannot] = useState(false);

  useEffect(() => {
    let gone = false;
    const elements = [...(pinned.current?.children ?? [])].filter(each => each instanceof HTMLElement);
    if (canvas.current) {
      load(canvas.current, elements).then(
        shown => {
          if (gone) return shown?.end();
          scene.current = shown;
          if (!shown) setCannot(true);
        },
        () => setCannot(true),
      );
    }
    return () => {
      gone = true;
      scene.current?.end();
      scene.current = undefined;
    };
  }, [load]);

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
  if (cannot) return <p className={styles.note}>{failed}</p>;
  return (
    <>
      <button
        type="button"
        className={styles.stage}
        aria-label={`${label}，拖动或用方向键转动`}
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
        <span ref={pinned} aria-hidden="true">
          {pins.map(text => (
            <span key={text} className={styles.pin}>
              {text}
            </span>
          ))}
        </span>
      </button>
      <p className={styles.note}>{note}</p>
    </>
  );
}
