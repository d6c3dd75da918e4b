import { Arrow, Dimension } from '@shixuan/ui/pen/dimension';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import { Part } from '../../../features/pen/named-quantity';
import { Sheet } from '../../../features/pen/sheet';

/** Turns of the screw, one lead apart. */
const LEAD = 12;
const turns = Array.from({ length: 20 }, (_, i) => 84 + i * LEAD);

/** A screw-driven slide, seen from the side, carrying a part below a line camera. */
export function SlideDrawing() {
  return (
    <Sheet width={400} height={300} label="丝杠滑台原理：电机转一圈，滑块走一个导程；行程包含扫描段与加减速段">
      <path className={pen.outline} d="M64 176H356V192H64zM64 128h12v48h-12zM344 128h12v48h-12z" />
      <Part of="repeatability">
        <rect className={pen.shade} x="16" y="132" width="48" height="40" rx="2" />
        <path className={pen.fine} d="M28 132v40M40 132v40" />
        <rect className={pen.outline} x="4" y="138" width="12" height="28" />
        <text className={pen.text} x="36" y="212" textAnchor="middle">
          电机 · 编码器
        </text>
      </Part>
      <Part of="lead">
        <path className={pen.open} d="M76 146H344M76 158H344" />
        {turns.map(x => (
          <path key={x} className={pen.fine} d={`M${x} 158l6 -12`} />
        ))}
        <path className={pen.hidden} d="M264 146V112M276 146V112" />
        <path className={pen.dimension} d="M246 116H264M276 116H294" />
        <Arrow x={264} y={116} ux={1} uy={0} />
        <Arrow x={276} y={116} ux={-1} uy={0} />
        <text className={pen.value} x="298" y="119">
          导程 p
        </text>
      </Part>
      <Part of="load">
        <path className={pen.outline} d="M136 120h84v20h-84z" />
        <path className={pen.shade} d="M150 140h56v24h-56z" />
        <path className={pen.outline} d="M154 100h48v20h-48z" />
        <text className={pen.text} x="178" y="114" textAnchor="middle">
          负载
        </text>
      </Part>
      <Part of="speed">
        <path className={pen.dimension} d="M226 106H252" />
        <Arrow x={254} y={106} ux={1} uy={0} />
        <text className={pen.value} x="240" y="96" textAnchor="middle">
          速度 v
        </text>
      </Part>
      <Part of="stroke">
        <path className={pen.hidden} d="M84 176V262M336 176V262M130 236V262M290 236V262" />
        <Dimension from={[84, 256]} to={[336, 256]} side="right" label="行程 = 加速段 + 扫描段 + 减速段" gap={12} />
        <path className={pen.ray} d="M84 236L130 214H290L336 236" />
        <text className={pen.small} x="210" y="208" textAnchor="middle">
          速度曲线
        </text>
      </Part>
      <path className={pen.sight} d="M178 62V100" />
      <path className={pen.outline} d="M166 14h24v24h-24zM170 38h16v18h-16z" />
      <path className={pen.glass} d="M172 56h12q-6 6 -12 0z" />
      <text className={pen.text} x="198" y="30">
        线扫相机
      </text>
    </Sheet>
  );
}
