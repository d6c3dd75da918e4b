import { colourChoiceSources, ledFamily, type ObjectColourId, objectColour } from '@shixuan/optics/physics';
import { advise, ledNames } from './advise';
import { Swatch } from './swatch';
import * as styles from './wavelength.module.css';

export interface ColourAdviceProps {
  feature: ObjectColourId;
  background: ObjectColourId;
}

/** 同色打白、异色打黑: what each light makes of a feature on its background. */
export function ColourAdvice({ feature, background }: ColourAdviceProps) {
  const { same, opposite, apart, complement } = advise(feature, background);
  const [front, back] = [objectColour(feature)?.label ?? '', objectColour(background)?.label ?? ''];
  return (
    <div className={styles.advice} role="status">
      {apart.length > 0 ? (
        <ul className={styles.apart}>
          {apart.map(({ led, feature: look }) => {
            const family = ledFamily(led);
            return (
              <li key={led} className={styles.light}>
                <Swatch colour={family?.displayColour ?? '#000000'} hatched={false} />
                <strong>{family?.label}</strong>
                <span>{look === 'bright' ? '特征亮、底色暗' : '特征暗、底色亮'}</span>
                <span className={styles.look} data-look={look} aria-hidden="true" />
              </li>
            );
          })}
        </ul>
      ) : (
        <p className={styles.none}>
          {feature === background
            ? '特征与底色同色，靠颜色拉不开：改用角度、偏振或红外、紫外。'
            : `${front}与${back}在红、绿、蓝光下明暗相同，靠颜色拉不开：改用彩色相机，或换角度、红外、紫外。`}
        </p>
      )}
      <dl className={styles.rules}>
        <dt>同色光，打亮{front}</dt>
        <dd>{same.length > 0 ? ledNames(same) : '无'}</dd>
        <dt>异色光，打暗{front}</dt>
        <dd>{opposite.length > 0 ? ledNames(opposite) : '无'}</dd>
        {complement !== null && (
          <>
            <dt>{front}的互补色</dt>
            <dd>{complement}</dd>
          </>
        )}
      </dl>
      <p className={styles.source}>{`黑白相机适用。来源：${colourChoiceSources.map(({ name }) => name).join('；')}`}</p>
    </div>
  );
}
