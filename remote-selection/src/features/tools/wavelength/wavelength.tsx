import { ledFamilies, type ObjectColourId, objectColours } from '@shixuan/optics/physics';
import { Slide } from '@shixuan/ui';
import * as controls from '@shixuan/ui/controls.module.css';
import { formatQuantity, wavelengthAppearance, wavelengthColour } from '@shixuan/units';
import { useState } from 'react';
import { usualNm } from './advise';
import { ColourAdvice } from './colour-advice';
import { Strip, stripNm } from './strip';
import { Swatch } from './swatch';
import * as styles from './wavelength.module.css';
import { wavelengthText } from './wavelength-text';

export interface WavelengthProps {
  wavelengthNm: number;
  /** Left out: it is only looked at. */
  onChange?(wavelengthNm: number): void;
}

/** 波长助手：波段、光源颜色，以及什么颜色的光能把特征与底色拉开。 */
export function Wavelength({ wavelengthNm, onChange }: WavelengthProps) {
  const [feature, setFeature] = useState<ObjectColourId>('red');
  const [background, setBackground] = useState<ObjectColourId>('white');
  const { region } = wavelengthAppearance(wavelengthNm);
  return (
    <section className={styles.wavelength} aria-label="波长助手">
      <div className={styles.spectrum}>
        <p className={styles.current}>
          <Swatch colour={wavelengthColour(wavelengthNm)} hatched={region !== 'visible'} />
          <strong className={styles.figure}>{wavelengthText(wavelengthNm)}</strong>
          <span className={styles.region}>{regions[region]}</span>
        </p>
        <Strip wavelengthNm={wavelengthNm} />
        {onChange && (
          <Slide
            label="波长"
            value={wavelengthNm}
            {...stripNm}
            step={5}
            shown={wavelengthText(wavelengthNm)}
            onChange={onChange}
          />
        )}
        <ul className={styles.families}>
          {ledFamilies.map(({ id, label, wavelengthsNm, displayColour, hatched, use }) => {
            const usual = usualNm(id);
            return (
              <li key={id} className={styles.family}>
                <Swatch colour={displayColour} hatched={hatched} />
                <span className={styles.name}>{label}</span>
                <span className={styles.range}>
                  {wavelengthsNm ? formatQuantity(wavelengthsNm, { unit: 'nm' }) : '宽谱'}
                </span>
                <span className={styles.use}>{use}</span>
                {onChange && usual !== null ? (
                  <button
                    type="button"
                    className={styles.take}
                    aria-label={`按${label} ${wavelengthText(usual)} 计算`}
                    onClick={() => onChange(usual)}
                  >
                    取 {wavelengthText(usual)}
                  </button>
                ) : (
                  <span />
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.colours}>
        <div className={styles.choices}>
          <ColourChoice label="特征颜色" value={feature} onChange={setFeature} />
          <ColourChoice label="底色" value={background} onChange={setBackground} />
        </div>
        <ColourAdvice feature={feature} background={background} />
      </div>
    </section>
  );
}

const regions = { ultraviolet: '紫外，肉眼不可见', visible: '可见光', infrared: '红外，肉眼不可见' } as const;

interface ColourChoiceProps {
  label: string;
  value: ObjectColourId;
  onChange(value: ObjectColourId): void;
}

function ColourChoice({ label, value, onChange }: ColourChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select
        className={`${controls.input} ${styles.select}`}
        value={value}
        onChange={event => {
          const chosen = objectColours.find(({ id }) => id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {objectColours.map(colour => (
          <option key={colour.id} value={colour.id}>
            {colour.label}
          </option>
        ))}
      </select>
    </label>
  );
}
