import { Dimension } from '@shixuan/ui/pen/dimension';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import { Part } from '../../../features/pen/named-quantity';
import { Sheet } from '../../../features/pen/sheet';

const lens = (x: number, y: number, half: number) =>
  `M${x} ${y - half}q10 ${half} 0 ${half * 2}q-10 ${-half} 0 ${-half * 2}z`;

/** The same part at two distances: through an ordinary lens (above) and an object-side telecentric one (below). */
export function TelecentricDrawing() {
  return (
    <Sheet
      width={400}
      height={300}
      label="普通镜头与远心镜头对比：同一高度的被测物在两个距离上，普通镜头成像大小不同，远心镜头相同"
    >
      <path className={pen.centre} d="M8 76H392" />
      <Part of="perspective">
        <text className={pen.strong} x="8" y="16">
          普通镜头：近大远小
        </text>
        <path className={pen.ray} d="M56 46L236 76L372 98.7M104 46L236 76L372 106.9" />
        <path className={pen.hidden} d="M56 46V106" />
        <path className={pen.open} d="M104 46V106" />
        <path className={pen.glass} d={lens(236, 76, 34)} />
        <path className={pen.sensor} d="M372 44V108" />
        <path className={pen.dimension} d="M372 98.7h14M372 106.9h14" />
        <text className={pen.value} x="372" y="34" textAnchor="middle">
          像高不同
        </text>
      </Part>

      <text className={pen.strong} x="8" y="138">
        远心镜头：主光线平行于光轴
      </text>
      <path className={pen.centre} d="M8 210H392" />
      <Part of="telecentricity">
        <path className={pen.ray} d="M56 176H236L372 230M56 244H236L372 190" />
        <path className={pen.fine} d="M320 186V204M320 216V234" />
        <text className={pen.small} x="320" y="180" textAnchor="middle">
          光阑
        </text>
      </Part>
      <path className={pen.hidden} d="M56 176V244" />
      <path className={pen.open} d="M104 176V244" />
      <path className={pen.glass} d={lens(236, 210, 44)} />
      <Part of="imageCircle">
        <path className={pen.sensor} d="M372 184V236" />
        <text className={pen.value} x="372" y="176" textAnchor="middle">
          像圈
        </text>
      </Part>
      <Part of="magnification">
        <Dimension from={[34, 244]} to={[34, 176]} side="left" label="视野" gap={5} />
        <path className={pen.hidden} d="M30 176H56M30 244H56" />
      </Part>
      <Part of="depthOfField">
        <path className={pen.view} d="M56 176h48v68h-48z" />
        <Dimension from={[56, 166]} to={[104, 166]} label="景深" />
      </Part>
      <Part of="workingDistance">
        <path className={pen.hidden} d="M104 244V276M230 252V276" />
        <Dimension from={[104, 270]} to={[230, 270]} side="right" label="工作距离" gap={10} />
      </Part>
    </Sheet>
  );
}
