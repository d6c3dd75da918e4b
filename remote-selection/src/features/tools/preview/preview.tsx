import { electronsOfSnr } from '@shixuan/optics/physics';
import { Slide } from '@shixuan/ui';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Segment } from '../../../components/form/segment';
import { figureText, lengthText } from '../../../lib/length-text';
import type { PreviewJob } from './kernel/see-through';
import { OwnPicture, type OwnView } from './own-picture';
import * as styles from './preview.module.css';
import { PreviewFigures } from './preview-figures';
import { chainAt, heightRangeMm, type PreviewSystem } from './preview-system';
import { readPicture } from './read-picture';
import { smallestFeaturePx } from './smallest-feature';
import { Stage } from './stage';
import { type Choice, TargetChoice } from './target-choice';
import { type Picture, targetOfPicture } from './targets/target-of-picture';
import { targets } from './targets/targets';
import { usePreview } from './use-preview';

export interface PreviewProps {
  system: PreviewSystem;
}

/** 成像预览：目标或访客自己的图片经过这套系统后的样子。 */
export function Preview({ system }: PreviewProps) {
  const [choice, setChoice] = useState<Choice>('bars');
  const [picture, setPicture] = useState<Picture | null>(null);
  const [view, setView] = useState<OwnView>({ widthMm: system.fieldWidthMm, centre: { x: 0.5, y: 0.5 } });
  const [unreadable, setUnreadable] = useState(false);
  const [splitPct, setSplit] = useState(50);
  const [heightOffsetMm, setHeight] = useState(0);
  const [movedPx, setMoved] = useState<number | null>(null);
  const [motionAxis, setMotionAxis] = useState<'x' | 'y'>('x');
  const [noiseLevels, setNoise] = useState(0);

  const reach = heightRangeMm(system);
  const blurPx = movedPx ?? system.blurPx;
  const height = Math.min(reach, Math.max(-reach, heightOffsetMm));
  const target = useMemo(() => {
    if (choice !== 'own') return targets.find(({ id }) => id === choice)?.draw() ?? null;
    if (!picture) return null;
    const cameraPixelsPerPixel = view.widthMm / picture.width / system.objectPixelMm;
    return targetOfPicture(picture, { cameraPixelsPerPixel, centre: view.centre });
  }, [choice, picture, view, system.objectPixelMm]);
  const chain = useMemo(
    () => chainAt(system, { heightOffsetMm: height, blurPx, motionAxis }),
    [system, height, blurPx, motionAxis],
  );
  const samples = target?.samples ?? nothing;
  const { maxSnrDb } = system;
  const job = useMemo((): PreviewJob => {
    const electronsAtSaturation = maxSnrDb === null ? null : electronsOfSnr.compute({ maxSnrDb });
    return { target: samples, chain, noiseLevels, electronsAtSaturation };
  }, [samples, chain, noiseLevels, maxSnrDb]);
  // Keeps the sliders responsive: the picture is computed at lower priority.
  const { grey, failed } = usePreview(useDeferredValue(job));

  const take = async (file: File) => {
    try {
      setPicture(await readPicture(file));
      setView({ widthMm: system.fieldWidthMm, centre: { x: 0.5, y: 0.5 } });
      setChoice('own');
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };

  return (
    <section className={styles.preview} aria-label="成像预览">
      <TargetChoice name={useId()} value={choice} onChange={setChoice} onPicture={file => void take(file)} />
      <div>
        <Stage
          samples={samples}
          seen={grey}
          splitPct={splitPct}
          marks={target?.marks ?? []}
          objectPixelMm={system.objectPixelMm}
          limitPx={smallestFeaturePx(chain)}
        />
        <Slide
          label="原物与成像的分界"
          value={splitPct}
          min={0}
          max={100}
          step={1}
          shown={`${splitPct} %`}
          onChange={setSplit}
        />
      </div>
      <div className={styles.controls}>
        {unreadable && <p className={styles.problem}>这个文件不是浏览器能读的图片，请换 PNG、JPEG 或 WebP。</p>}
        {failed && <p className={styles.problem}>预览没有算完，请改动任一参数重试。</p>}
        {choice === 'own' && picture && (
          <OwnPicture picture={picture} view={view} objectPixelMm={system.objectPixelMm} onChange={setView} />
        )}
        <Slide
          label="高度偏离对焦面（远离镜头为正）"
          value={height}
          min={-reach}
          max={reach}
          step={reach / 50}
          shown={lengthText(height)}
          onChange={setHeight}
        />
        <Slide
          label={system.motionAxis ? '拖影（沿运动方向，即画面纵向）' : '拖影'}
          value={blurPx}
          min={0}
          max={Math.max(5, Math.ceil(system.blurPx))}
          step={0.1}
          shown={figureText(blurPx, 'px', 2)}
          onChange={setMoved}
        />
        {system.motionAxis === null && (
          <Segment<'x' | 'y'> label="运动方向" value={motionAxis} options={axes} onChange={setMotionAxis} />
        )}
        <Slide
          label={maxSnrDb === null ? '噪声（标准差）' : '另加噪声（标准差）'}
          value={noiseLevels}
          min={0}
          max={12}
          step={0.5}
          shown={noiseLevels === 0 ? '关' : `${noiseLevels} 灰度级`}
          onChange={setNoise}
        />
        <PreviewFigures system={system} chain={chain} />
        <p className={styles.note}>{assumptions(system)}</p>
      </div>
    </section>
  );
}

/** The task of a picture does not say along which side the part travels. */
const axes = [
  { value: 'x', label: '画面横向' },
  { value: 'y', label: '画面纵向' },
] as const;

const nothing = new Float32Array(0);

function assumptions({ ratedLpMm, effectiveFNumber, wavelengthNm, maxSnrDb }: PreviewSystem): string {
  const noise =
    maxSnrDb === null
      ? '相机未标注最大信噪比，噪声未知，未画'
      : `散粒噪声按最大信噪比 ${figureText(maxSnrDb, 'dB', 3)}（饱和约 ${figureText(electronsOfSnr.compute({ maxSnrDb }), '', 2)} 个电子）、曝光到饱和计，曝光不足时更差`;
  const diffraction =
    effectiveFNumber === null
      ? '光圈未标注，未计衍射与离焦'
      : `有效光圈 F${figureText(effectiveFNumber, '', 2)}、${wavelengthNm} nm 的衍射`;
  const lens =
    ratedLpMm === null
      ? '镜头解析力未标注，按理想镜头计，实际会更差'
      : `镜头 ${figureText(ratedLpMm, 'lp/mm')}（对比度 30 %）的高斯 MTF`;
  return `画面为 128 × 128 个像元。计入${diffraction}；${lens}；像元孔径、离焦与拖影；${noise}。蓝框为能分辨的最细一组，虚线框为下一组，以系统 MTF 10 % 为界。`;
}
