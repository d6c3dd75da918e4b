import { Dimension } from '@shixuan/ui/pen/dimension';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import { Part } from '../../../features/pen/named-quantity';
import { Sheet } from '../../../features/pen/sheet';

const eye = (x: number, y: number) => (
  <>
    <rect className={pen.outline} x={x - 11} y={y - 22} width="22" height="18" rx="1.5" />
    <path className={pen.glass} d={`M${x - 7} ${y - 4}h14q-7 6 -14 0z`} />
  </>
);

const part = 'v24h96v-24h-30v-20h-36v20z';

/** Three ways to depth with one shot of a surface, to one scale. */
export function DepthCameraDrawing() {
  return (
    <Sheet
      width={400}
      height={300}
      label="三种面阵 3D 原理：结构光投影条纹，双目由视差求距离，ToF 由光往返的相位差求距离"
    >
      <Part of="structured principle accuracy takt">
        <text className={pen.strong} x="66" y="10" textAnchor="middle">
          结构光
        </text>
        <rect className={pen.shade} x="26" y="38" width="22" height="18" rx="1.5" />
        <path className={pen.light} d="M37 58L18 220H114z" />
        <path className={pen.ray} d="M37 58L18 220M37 58L42 220M37 58L66 200M37 58L90 220M37 58L114 220" />
        {eye(98, 60)}
        <path className={pen.sight} d="M98 60L18 220M98 60L114 220" />
        <path className={pen.outline} d={`M18 220${part}`} />
        <path className={pen.ray} d="M22 232h8M38 232h8M54 232h8M70 232h8M86 232h8" />
        <text className={pen.small} x="66" y="266" textAnchor="middle">
          条纹变形 → 高度
        </text>
      </Part>
      <Part of="stereo principle accuracy">
        <text className={pen.strong} x="200" y="10" textAnchor="middle">
          双目
        </text>
        {eye(168, 60)}
        {eye(232, 60)}
        <path className={pen.sight} d="M168 60L152 220M168 60L248 220M232 60L152 220M232 60L248 220" />
        <path className={pen.ray} d="M168 60L200 200L232 60" />
        <path className={pen.outline} d={`M152 220${part}`} />
        <text className={pen.small} x="200" y="266" textAnchor="middle">
          视差 d → 距离 Z
        </text>
      </Part>
      <Part of="baseline">
        <path className={pen.hidden} d="M168 38V30M232 38V30" />
        <Dimension from={[168, 33]} to={[232, 33]} label="基线 b" gap={7} />
      </Part>
      <Part of="workingDistance">
        <path className={pen.hidden} d="M128 60H158M128 200H182" />
        <Dimension from={[134, 60]} to={[134, 200]} side="left" label="Z" gap={4} />
        <path className={pen.hidden} d="M152 244V284M248 244V284" />
        <Dimension from={[152, 280]} to={[248, 280]} side="right" label="视野" gap={10} />
      </Part>
      <Part of="tof principle">
        <text className={pen.strong} x="334" y="10" textAnchor="middle">
          ToF
        </text>
        <rect className={pen.shade} x="303" y="38" width="22" height="18" rx="1.5" />
        {eye(350, 60)}
        <path className={pen.light} d="M314 58L286 220H382z" />
        <path className={pen.ray} d="M314 60q6 6 0 14t0 14t0 14t0 14t0 14t0 14t0 14t0 14t0 14t0 10" />
        <path className={pen.sight} d="M350 200q6 -6 0 -14t0 -14t0 -14t0 -14t0 -14t0 -14t0 -14t0 -14t0 -14t0 -10" />
        <path className={pen.outline} d={`M286 220${part}`} />
        <text className={pen.small} x="334" y="266" textAnchor="middle">
          往返相位差 → 距离
        </text>
      </Part>
    </Sheet>
  );
}
