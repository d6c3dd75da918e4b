import { Arrow, Dimension } from '@shixuan/ui/pen/dimension';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import { Camera } from '../../../features/pen/camera';
import { Part } from '../../../features/pen/named-quantity';
import { Sheet } from '../../../features/pen/sheet';

/** Lines already captured have moved on from the current one, one pitch apart. */
const taken = [1, 2, 3, 4, 5, 6];

/** A web runs under a line camera; an encoder on its roller triggers the lines. */
export function LineScanDrawing() {
  return (
    <Sheet
      width={400}
      height={300}
      label="线扫成像原理：相机视线落在运动的料带上成一条线，编码器按走过的距离触发每一行"
    >
      <path className={pen.shade} d="M60 222L120 172H352L292 222z" />
      <Part of="encoder">
        <path className={pen.outline} d="M60 222h232v10H60z" />
        <ellipse className={pen.outline} cx="48" cy="238" rx="15" ry="15" />
        <ellipse className={pen.fine} cx="48" cy="238" rx="5" ry="5" />
        {[0, 45, 90, 135].map(angle => (
          <path key={angle} className={pen.fine} d="M48 224v5M48 247v5" transform={`rotate(${angle} 48 238)`} />
        ))}
        <text className={pen.text} x="48" y="268" textAnchor="middle">
          编码器
        </text>
      </Part>
      <Part of="lineRate">
        {taken.map(i => (
          <path key={i} className={pen.fine} d={`M${96 - i * 4.8} ${192 + i * 4}h232`} opacity={1 - i * 0.1} />
        ))}
        <path className={pen.hidden} d="M328 192h22M318.4 200h22" />
        <Dimension from={[346, 192]} to={[336, 200]} side="left" label="行距" gap={20} />
      </Part>
      <Part of="width">
        <path className={pen.view} d="M212 92L96 192H328z" />
        <path className={pen.sight} d="M212 92L96 192M212 92L328 192" />
        <path className={pen.ray} d="M96 192H328" />
        <Dimension from={[96, 252]} to={[328, 252]} label="幅宽 W" />
        <path className={pen.hidden} d="M96 192V256M328 192V256" />
      </Part>
      <Part of="pixels">
        <Camera x={212} y={92} scale={1.15} />
        <text className={pen.text} x="240" y="50">
          线阵 N 像素
        </text>
      </Part>
      <Part of="magnification">
        <Dimension from={[72, 92]} to={[72, 192]} side="right" label="工作距离" />
        <path className={pen.hidden} d="M68 92H198M68 192H96" />
      </Part>
      <Part of="lineRate">
        <path className={pen.dimension} d="M352 238l-24 20" />
        <Arrow x={328} y={258} ux={-0.77} uy={0.64} />
        <text className={pen.value} x="352" y="256">
          速度 v
        </text>
      </Part>
    </Sheet>
  );
}
