import type { SystemDrawing } from '@shixuan/optics/describe';
import { litShare, sensorCoverage } from '@shixuan/optics/physics';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import { useId } from 'react';
import { figureText, lengthText } from '../../lib/length-text';
import * as styles from './drawing.module.css';

const side = 128;

/**
 * The sensor in the image circle, to a scale of their own; what the circle does not light is dark.
 * @param extentMm what the view has room for: the largest of what is compared
 */
export function FrontView({
  figures,
  extentMm,
}: {
  figures: Pick<SystemDrawing, 'sensor' | 'imageCircleMm' | 'field' | 'object' | 'mode'>;
  extentMm: number;
}) {
  const mask = useId();
  const { sensor, imageCircleMm, field, object, mode } = figures;
  const line = mode === 'line';
  const diagonal = Math.hypot(sensor.widthMm, sensor.heightMm);
  const scale = (side - 8) / extentMm;
  const [width, height] = [sensor.widthMm * scale, Math.max(sensor.heightMm * scale, line ? 2 : 0)];
  const radius = ((imageCircleMm ?? 0) / 2) * scale;
  const m = sensor.widthMm / field.widthMm;
  const image = { width: object.widthMm * m * scale, height: object.heightMm * m * scale };
  const rect = { x: -width / 2, y: -height / 2, width, height };
  return (
    <div className={styles.front}>
      <svg
        viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
        width="100%"
        height="100%"
        role="img"
        aria-label="靶面与像圈"
      >
        <rect className={pen.sensor} {...rect} />
        {!line && (
          <rect
            className={pen.hidden}
            x={-image.width / 2}
            y={-image.height / 2}
            width={image.width}
            height={image.height}
          />
        )}
        {imageCircleMm !== null && (
          <>
            <mask id={mask}>
              <rect {...rect} fill="white" />
              <circle r={radius} fill="black" />
            </mask>
            <rect className={styles.unlit} {...rect} mask={`url(#${mask})`} />
          </>
        )}
        <circle
          className={styles.circle}
          r={imageCircleMm === null ? (diagonal / 2) * scale : radius}
          data-unknown={imageCircleMm === null || undefined}
        />
        <path className={pen.centre} d={`M${-side / 2} 0H${side / 2}M0 ${-side / 2}V${side / 2}`} />
      </svg>
      <FrontText {...{ sensor, imageCircleMm, line }} />
    </div>
  );
}

function FrontText({
  sensor,
  imageCircleMm,
  line,
}: Pick<SystemDrawing, 'sensor' | 'imageCircleMm'> & { line: boolean }) {
  const { widthMm, heightMm } = sensor;
  const size = line
    ? `感光线长 ${lengthText(widthMm)}`
    : `靶面 ${figureText(widthMm, '')} × ${figureText(heightMm, 'mm')}`;
  if (imageCircleMm === null) {
    return <p className={styles.frontText}>{`${size}，像圈未标注`}</p>;
  }
  const needed = Math.hypot(widthMm, line ? 0 : heightMm);
  const lit = line ? Math.min(1, imageCircleMm / widthMm) : litShare(widthMm, heightMm, imageCircleMm);
  const kind = line
    ? lit < 1
      ? 'dark-ends'
      : 'full'
    : sensorCoverage({ sensorWidthMm: widthMm, sensorHeightMm: heightMm }, imageCircleMm).kind;
  return (
    <p className={styles.frontText}>
      {`${size}，像圈 Ø${figureText(imageCircleMm, 'mm')}，`}
      {kind === 'full' ? (
        `大于${line ? '感光线长' : `靶面对角线 ${lengthText(needed)}`}，全画面可用`
      ) : (
        <strong className={styles.dark}>{`${darkText[kind]} ${figureText(100 * (1 - lit), '%', 2)}`}</strong>
      )}
    </p>
  );
}

const darkText: Readonly<Record<string, string>> = {
  'dark-corners': '四角暗',
  'dark-ends': '两端暗',
  round: '只成圆形像，暗区',
};
