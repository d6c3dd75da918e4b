import { figureText, lengthText } from '../../../lib/length-text';
import type { ImagingChain } from './kernel/imaging-chain';
import * as styles from './preview.module.css';
import type { PreviewSystem } from './preview-system';
import { contrastAtNyquist, smallestFeaturePx } from './smallest-feature';

export interface PreviewFiguresProps {
  system: PreviewSystem;
  chain: ImagingChain;
}

/** What the picture shows, as figures. */
export function PreviewFigures({ system, chain }: PreviewFiguresProps) {
  const limitPx = smallestFeaturePx(chain);
  const limited = limitPx !== null && limitPx <= 1;
  return (
    <dl className={styles.figures}>
      <dt>可分辨最细线宽</dt>
      <dd className={styles.decisive}>{limitPx === null ? '分辨不出' : lengthText(limitPx * system.objectPixelMm)}</dd>
      <dt>受限于</dt>
      <dd>{limited ? '像元' : '模糊'}</dd>
      <dt>单像素精度</dt>
      <dd>{lengthText(system.objectPixelMm)}</dd>
      <dt>1 像素线对的对比度</dt>
      <dd>{figureText(100 * contrastAtNyquist(chain), '%', 2)}</dd>
      <dt>饱和时信噪比</dt>
      <dd>{system.maxSnrDb === null ? '未标注' : figureText(system.maxSnrDb, 'dB', 3)}</dd>
      <dt>离焦弥散圆</dt>
      <dd>{system.focus === null ? '未标注' : figureText(chain.defocusBlurUm / system.pixelSizeUm, 'px', 2)}</dd>
    </dl>
  );
}
