import * as pen from '@shixuan/ui/pen/pen.module.css';
import type { ReactNode } from 'react';
import { Part } from '../../../features/pen/named-quantity';
import { Sheet } from '../../../features/pen/sheet';

const lens = <path className={pen.outline} d="M50 4h24v16h-24z" />;
const ground = <path className={pen.open} d="M12 96H112" />;

/** Each panel is 124 × 120: the lens above, the part below, the light where it stands. `shows`: the figure it explains. */
const panels: { key: string; shows: string; name: string; drawing: ReactNode }[] = [
  {
    key: 'ring',
    shows: 'hole',
    name: '环形：正面亮场',
    drawing: (
      <>
        <path className={pen.light} d="M34 34L62 96H78L44 34zM80 34L46 96H62L90 34z" />
        <path className={pen.ray} d="M36 34L62 96M88 34L62 96" />
        <path className={pen.shade} d="M28 28h16l4 6h-20zM96 28h-16l-4 6h20z" />
        <path className={pen.sight} d="M54 20L50 96M70 20L74 96" />
      </>
    ),
  },
  {
    key: 'lowAngle',
    shows: '',
    name: '低角度：暗场',
    drawing: (
      <>
        <path className={pen.light} d="M22 82L62 95L22 90zM102 82L62 95L102 90z" />
        <path className={pen.ray} d="M22 85L62 96L104 74M102 85L62 96L20 74" />
        <path className={pen.ray} d="M62 96V26" />
        <path className={pen.shade} d="M8 78h14v14h-14zM102 78h14v14h-14z" />
        <path className={pen.open} d="M58 96l4 -5l4 5" />
      </>
    ),
  },
  {
    key: 'back',
    shows: 'size',
    name: '背光：轮廓',
    drawing: (
      <>
        <path className={pen.light} d="M24 100L56 20H68L100 100z" />
        <path className={pen.ray} d="M24 100L54 20M100 100L70 20" />
        <path className={pen.solid} d="M48 72h28v12h-8v-5h-12v5h-8z" />
        <path className={pen.shade} d="M18 100h88v10h-88z" />
      </>
    ),
  },
  {
    key: 'coaxial',
    shows: '',
    name: '同轴：镜面平整',
    drawing: (
      <>
        <path className={pen.light} d="M44 34h36v62h-36zM80 34h24v28h-24z" />
        <path className={pen.ray} d="M102 40H54V94M102 50H64V94M102 60H74V94" />
        <path className={pen.glass} d="M44 34l36 28" />
        <path className={pen.fine} d="M38 30h48v36h-48z" />
        <path className={pen.shade} d="M102 32h8v32h-8z" />
        <path className={pen.sight} d="M56 20V34M68 20V34" />
      </>
    ),
  },
  {
    key: 'dome',
    shows: 'hole',
    name: '穹顶：曲面均匀',
    drawing: (
      <>
        <path className={pen.light} d="M14 84A48 48 0 0 1 54 34H70A48 48 0 0 1 110 84L62 92z" />
        <path className={pen.ray} d="M20 70L56 88M34 48L60 86M104 70L68 88M90 48L64 86" />
        <path className={pen.open} d="M14 86A48 50 0 0 1 54 32M110 86A48 50 0 0 0 70 32" />
        <path className={pen.shade} d="M14 84h12v6h-12zM98 84h12v6h-12z" />
        <path className={pen.outline} d="M46 96a16 12 0 0 1 32 0z" />
      </>
    ),
  },
  {
    key: 'line',
    shows: 'brightness',
    name: '线光：线扫高亮',
    drawing: (
      <>
        <path className={pen.light} d="M22 34L60 96H66L34 28z" />
        <path className={pen.ray} d="M24 34L62 96M34 28L64 96" />
        <path className={pen.shade} d="M12 30l18 -11l8 12l-18 11z" />
        <path className={pen.sight} d="M62 20V96" />
        <path className={pen.dimension} d="M78 106h26m-6 -3l6 3l-6 3" />
      </>
    ),
  },
];

/** Six geometries, each as the path from lamp to lens. */
export function LightDrawing() {
  return (
    <Sheet width={400} height={300} label="六种打光几何：环形亮场、低角度暗场、背光、同轴、穹顶、线光">
      {panels.map(({ key, shows, name, drawing }, i) => (
        <g key={key} transform={`translate(${(i % 3) * 136 + 2} ${Math.floor(i / 3) * 152 + 4})`}>
          <Part of={`${key} geometry colour ${shows}`.trim()}>
            <rect x="0" y="0" width="124" height="140" fill="transparent" />
            {drawing}
            {key !== 'back' && ground}
            {lens}
            <text className={pen.text} x="62" y="130" textAnchor="middle">
              {name}
            </text>
          </Part>
        </g>
      ))}
    </Sheet>
  );
}
