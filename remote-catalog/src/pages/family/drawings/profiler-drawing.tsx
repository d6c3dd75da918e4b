import { Dimension } from '@shixuan/ui/pen/dimension';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import { Part } from '../../../features/pen/named-quantity';
import { Sheet } from '../../../features/pen/sheet';

/** Left: the triangle of laser and camera, seen along the line. Right: the measuring field, seen across it. */
export function ProfilerDrawing() {
  return (
    <Sheet
      width={400}
      height={300}
      label="线激光三角测量原理：激光垂直照射，相机成角 α 观察，高度变化成为像面上的位移；量程是近窄远宽的梯形"
    >
      <rect className={pen.outline} x="24" y="24" width="136" height="34" rx="2" />
      <path className={pen.ray} d="M48 58V216" />
      <path className={pen.light} d="M46 58h4v158h-4z" />
      <Part of="resolution">
        <path className={pen.sight} d="M48 216L138 58M48 176L124 58" />
        <path className={pen.centre} d="M48 196L131 58" />
        <path className={pen.glass} d="M120 62l20 8 3 -7 -20 -9z" />
        <path className={pen.sensor} d="M126 36l24 10" />
        <path className={pen.fine} d="M48 156a40 40 0 0 1 20 6" />
        <text className={pen.value} x="56" y="148">
          α
        </text>
        <Dimension from={[34, 176]} to={[34, 216]} side="right" label="ΔZ" />
      </Part>
      <path className={pen.open} d="M20 236H44V216H64V236H168" />
      <text className={pen.small} x="94" y="282" textAnchor="middle">
        沿激光线方向看
      </text>

      <rect className={pen.outline} x="236" y="24" width="128" height="34" rx="2" />
      <Part of="width">
        <path className={pen.light} d="M300 58L244 228H356z" />
        <path className={pen.view} d="M264 168H336L356 228H244z" />
        <path className={pen.ray} d="M264 168H336M244 228H356" />
        <path className={pen.sight} d="M264 168L244 228M336 168L356 228" />
        <Dimension from={[264, 158]} to={[336, 158]} label="近端视野" />
        <Dimension from={[244, 242]} to={[356, 242]} side="right" label="远端视野" gap={10} />
      </Part>
      <Part of="range">
        <path className={pen.hidden} d="M222 58H240M222 168H264M222 228H244" />
        <Dimension from={[228, 58]} to={[228, 168]} side="right" label="净距" />
        <Dimension from={[228, 168]} to={[228, 228]} side="right" label="Z 量程" />
      </Part>
      <Part of="profileRate">
        <path className={pen.open} d="M252 214H284V194H318V214H348" />
        <path className={pen.fine} d="M256 210H288V190H322V210H352M260 206H292V186H326V206H352" />
        <text className={pen.small} x="300" y="282" textAnchor="middle">
          垂直于激光面看
        </text>
      </Part>
    </Sheet>
  );
}
