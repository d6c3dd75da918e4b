import { electronsOfSnr } from '@shixuan/optics/physics';
import { Slide } from '@shixuan/ui';
import * as controls from '@shixuan/ui/controls.module.css';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Segment } from '../../../components/form/segment';
import { figureText, lengthText } from '../../../lib/length-text';
import { type Kept, KeptPicture } from './kept-picture';
import type { PreviewJob } from './kernel/see-through';
import { OwnPicture, type OwnView } from './own-picture';
import * as styles from './preview.module.css';
import { PreviewFigures } from './preview-figures';
import { chainAt, heightRangeMm, type PreviewSystem } from './preview-system';
import { readPicture } from './read-picture';
import { type SampleId, samples } from './samples/samples';
import { smallestFeaturePx } from './smallest-feature';
import { Stage } from './stage';
import { type Choice, TargetChoice } from './target-choice';
import { type Picture, targetOfPicture } from './targets/target-of-picture';
import { targets } from './targets/targets';
import { usePreview } from './use-preview';

export interface PreviewProps {
  system: PreviewSystem;
  /** The picture that fits the task. */
  sample: SampleId;
}

/** 成像预览：工件样图、靶标或访客自己的图片经过这套系统后的样子。 */
export function Preview({ system, sample }: PreviewProps) {
  const [chosen, setChoice] = useState<Choice | null>(null);
  const choice = chosen ?? sample;
  const [picture, setPicture] = useState<Picture | null>(null);
  const [view, setView] = useState<OwnView>({ widthMm: system.fieldWidthMm, centre: { x: 0.5, y: 0.5 } });
  const [unreadable, setUnreadable] = useState(false);
  const [splitPct, setSplit] = useState(50);
  const [heightOffsetMm, setHeight] = useState(0);
  const [movedPx, setMoved] = useState<number | null>(null);
  const [motionAxis, setMotionAxis] = useState<'x' | 'y'>('x');
  const [noiseLevels, setNoise] = useState(0);
  const [kept, setKept] = useState<Kept | null>(null);

  const reach = heightRangeMm(system);
  const blurPx = movedPx ?? system.blurPx;
  const height = Math.min(reach, Math.max(-reach, heightOffsetMm));
  const featurePx = Math.min(mostPx, Math.max(leastPx, system.featureMm / system.objectPixelMm));
  const drawn = samples.find(({ id }) => id === choice);
  const target = useMemo(() => {
    const part = samples.find(({ id }) => id === choice);
    if (part) return part.draw(featurePx);
    if (choice !== 'own') return targets.find(({ id }) => id === choice)?.draw() ?? null;
    if (!picture) return null;
    const cameraPixelsPerPixel = view.widthMm / picture.width / system.objectPixelMm;
    return targetOfPicture(picture, { cameraPixelsPerPixel, centre: view.centre });
  }, [choice, featurePx, picture, view, system.objectPixelMm]);
  const chain = useMemo(
    () => chainAt(system, { heightOffsetMm: height, blurPx, motionAxis }),
    [system, height, blurPx, motionAxis],
  );
  const object = target?.samples ?? nothing;
  const { maxSnrDb } = system;
  const job = useMemo((): PreviewJob => {
    const electronsAtSaturation = maxSnrDb === null ? null : electronsOfSnr.compute({ maxSnrDb });
    return { target: object, chain, noiseLevels, electronsAtSaturation };
  }, [object, chain, noiseLevels, maxSnrDb]);
  const limitPx = smallestFeaturePx(chain);
  const added = noiseLevels === 0 ? '关' : `${noiseLevels} 级`;
  const said = [
    `可分辨最细线宽 ${limitPx === null ? '—' : lengthText(limitPx * system.objectPixelMm)}`,
    `单像素 ${lengthText(system.objectPixelMm)}`,
    `高度 ${lengthText(height)}`,
    `拖影 ${figureText(blurPx, 'px', 2)}`,
    maxSnrDb === null ? `噪声 ${added}` : `饱和信噪比 ${figureText(maxSnrDb, 'dB', 3)}，另加噪声 ${added}`,
  ];
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
    <section className={`${styles.preview} ${kept ? styles.compared : ''}`} aria-label="成像预览">
      <TargetChoice name={useId()} value={choice} onChange={setChoice} onPicture={file => void take(file)} />
      <div>
        <Stage
          samples={object}
          seen={grey}
          splitPct={splitPct}
          marks={target?.marks ?? []}
          objectPixelMm={system.objectPixelMm}
          limitPx={limitPx}
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
        <div className={styles.keep}>
          <button
            type="button"
            className={controls.linkButton}
            disabled={!grey}
            onClick={() => grey && setKept({ grey, said })}
          >
            {kept ? '以现在的画面为改动前' : '留住画面，改后对比'}
          </button>
          {kept && (
            <button type="button" className={controls.linkButton} onClick={() => setKept(null)}>
              不再对比
            </button>
          )}
        </div>
      </div>
      {kept && <KeptPicture kept={kept} now={said} />}
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
        {drawn && <p className={styles.note}>{drawnAs(drawn.feature, featurePx, system)}</p>}
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

/** Sizes at which a picture of a part can be told for what it is, pixels. */
const leastPx = 0.5;
const mostPx = 8;

/** What the picture shows, and where the task asks for another size than can be drawn. */
function drawnAs(feature: string, featurePx: number, { featureMm, objectPixelMm }: PreviewSystem): string {
  const asked = featureMm / objectPixelMm;
  const size = `${feature} ${lengthText(featurePx * objectPixelMm)}，${figureText(featurePx, '像元', 2)}`;
  const other = asked === featurePx ? '' : `；任务为 ${lengthText(featureMm)}，${figureText(asked, '像元', 2)}，画不下`;
  return `样图由程序按任务画出：${size}${other}。`;
}

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
