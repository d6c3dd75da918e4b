import { subPixelFactors, usualBandPixels } from '@shixuan/optics/physics';
import * as styles from '../../components/form/form.module.css';

/** How fine edges repeat by method, each with its source, and the default floor of pixels across a tolerance band. */
export function SubPixelNote() {
  const { pixels, fine, source } = usualBandPixels;
  return (
    <details className={styles.explain}>
      <summary>亚像素能到多细，像素为什么有下限</summary>
      <p>
        {`单像素精度取两者中较小的：公差 ÷（量具比 × 亚像素系数）、公差 ÷ 公差带内最少像素。默认公差带内不少于 ${pixels} px；系数不大于 ${fine.upToFactor} 时不少于 ${fine.pixels} px，远心镜头加平行背光测 ±3～5 µm 就用它。要更松或更严，改“公差带内最少像素”。`}
      </p>
      <ul>
        {subPixelFactors.map(({ id, label, factor, source: { name, url } }) => (
          <li key={id}>
            {`${label}：${factor} px（`}
            {url ? <a href={url}>{name}</a> : name}）
          </li>
        ))}
      </ul>
      <p>{`下限的出处：${source.name}。系数是起点，以实物试验为准。`}</p>
    </details>
  );
}
