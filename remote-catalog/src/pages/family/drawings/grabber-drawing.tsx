import * as pen from '@shixuan/ui/pen/pen.module.css';
import { Part } from '../../../features/pen/named-quantity';
import { Sheet } from '../../../features/pen/sheet';

/** One example through the whole chain, in MB/s; the bars are to one scale. */
const CHAIN = [
  { key: 'dataRate', name: '相机数据率', detail: '5120 × 5120 · 8 位 · 150 fps', rate: 3932 },
  { key: 'link', name: '链路：CXP-12 × 4', detail: '每路可用约 1200', rate: 4800 },
  { key: 'bus', name: '总线：PCIe 3.0 × 8', detail: '可用约 6500', rate: 6500 },
] as const;
const FULL_SCALE = 6500;
const BAR_WIDTH = 368;
/** Data rate of the camera: the line that every bar behind it must reach. */
const needed = (CHAIN[0].rate / FULL_SCALE) * BAR_WIDTH;

/** Camera, link, card, memory; below, what each of them carries. */
export function GrabberDrawing() {
  return (
    <Sheet
      width={400}
      height={300}
      label="采集链路：相机经四路 CXP-12 线缆到采集卡，再经 PCIe 总线到内存；每一段的带宽都要大于相机数据率"
    >
      <Part of="dataRate">
        <rect className={pen.outline} x="16" y="34" width="52" height="44" rx="2" />
        <path className={pen.sensor} d="M32 44h20v24h-20z" />
        <text className={pen.text} x="42" y="98" textAnchor="middle">
          相机
        </text>
      </Part>
      <Part of="link">
        {[42, 51, 60, 69].map(y => (
          <path key={y} className={pen.ray} d={`M68 ${y}H176`} />
        ))}
        <text className={pen.value} x="122" y="98" textAnchor="middle">
          4 路线缆
        </text>
      </Part>
      <Part of="power">
        <path className={pen.dimension} d="M176 78H72m5 -3l-5 3l5 3" />
        <text className={pen.value} x="122" y="30" textAnchor="middle">
          供电 · 触发
        </text>
      </Part>
      <Part of="interface">
        <path className={pen.outline} d="M176 28h108v54h-20v8h-64v-8h-24z" />
        {[42, 51, 60, 69].map(y => (
          <rect key={y} className={pen.shade} x="170" y={y - 3} width="12" height="6" />
        ))}
        <rect className={pen.shade} x="214" y="42" width="30" height="26" />
        <path className={pen.fine} d="M206 86v4M214 86v4M222 86v4M230 86v4M238 86v4M246 86v4M254 86v4" />
        <text className={pen.text} x="230" y="108" textAnchor="middle">
          采集卡
        </text>
      </Part>
      <Part of="bus">
        <path className={pen.fine} d="M284 52H332M284 60H332" />
        <path className={pen.fine} d="M326 48l8 8l-8 8" />
        <rect className={pen.outline} x="338" y="34" width="50" height="44" rx="2" />
        <path className={pen.fine} d="M346 42h34M346 50h34M346 58h34M346 66h34" />
        <text className={pen.text} x="363" y="98" textAnchor="middle">
          内存
        </text>
      </Part>
      {CHAIN.map(({ key, name, detail, rate }, i) => {
        const y = 140 + i * 52;
        return (
          <Part key={key} of={key}>
            <text className={pen.strong} x="16" y={y}>
              {name}
            </text>
            <text className={pen.value} x="384" y={y} textAnchor="end">
              {`${rate} MB/s`}
            </text>
            <path className={pen.fine} d={`M16 ${y + 10}h${BAR_WIDTH}v10h${-BAR_WIDTH}z`} />
            <path
              className={i === 0 ? pen.lamp : pen.sensor}
              d={`M16 ${y + 10}h${(rate / FULL_SCALE) * BAR_WIDTH}v10h${(-rate / FULL_SCALE) * BAR_WIDTH}z`}
            />
            <text className={pen.small} x="16" y={y + 33}>
              {detail}
            </text>
          </Part>
        );
      })}
      <path className={pen.hidden} d={`M${16 + needed} 144V268`} />
    </Sheet>
  );
}
