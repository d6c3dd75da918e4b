import { Slide } from '@shixuan/ui';
import * as controls from '@shixuan/ui/controls.module.css';
import { useState } from 'react';
import { lengthText } from '../../../lib/length-text';
import * as styles from './preview.module.css';
import type { Picture } from './targets/target-of-picture';

/** How a picture of the visitor's is looked at. */
export interface OwnView {
  /** What the picture shows is so wide, mm. */
  widthMm: number;
  centre: { x: number; y: number };
}

export interface OwnPictureProps {
  picture: Picture;
  view: OwnView;
  objectPixelMm: number;
  onChange(view: OwnView): void;
}

const axes = [
  { axis: 'x', label: '左右' },
  { axis: 'y', label: '上下' },
] as const;

/** Real size of the picture and the part of it that is shown. */
export function OwnPicture({ picture, view, objectPixelMm, onChange }: OwnPictureProps) {
  const [text, setText] = useState(String(Number(view.widthMm.toPrecision(4))));
  const pictureMm = view.widthMm / picture.width;
  const valid = isWidth(text);
  return (
    <>
      <label className={styles.width}>
        图片拍到的实际宽度
        <input
          className={`${controls.input} ${styles.number}`}
          inputMode="decimal"
          value={text}
          aria-invalid={!valid}
          onChange={event => {
            setText(event.target.value);
            if (isWidth(event.target.value)) onChange({ ...view, widthMm: Number(event.target.value) });
          }}
        />
        mm
      </label>
      {!valid && <p className={styles.problem}>实际宽度应为 0.01～100000 mm</p>}
      {axes.map(({ axis, label }) => (
        <Slide
          key={axis}
          label={label}
          value={view.centre[axis]}
          min={0}
          max={1}
          step={0.01}
          shown={`${Math.round(view.centre[axis] * 100)} %`}
          onChange={value => onChange({ ...view, centre: { ...view.centre, [axis]: value } })}
        />
      ))}
      <p className={styles.note}>
        图片只在本机浏览器里处理，不会上传。
        {pictureMm > objectPixelMm &&
          `图片每像素 ${lengthText(pictureMm)}，比本系统的单像素 ${lengthText(objectPixelMm)} 粗，细节受图片本身限制。`}
      </p>
    </>
  );
}

const isWidth = (text: string) => /^\d+(\.\d+)?$/.test(text.trim()) && Number(text) >= 0.01 && Number(text) <= 100_000;
