import { formatNumber } from '@shixuan/api/format-value';
import { Link, useHost } from '@shixuan/host';
import { listPath, listQuery } from '@shixuan/list-url';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Choice } from '../../features/form/choice';
import { Slide } from '../../features/form/slide';
import { productListQuery } from '../../lib/queries/product-list';
import { BenchDrawing } from './bench-drawing';
import { type BenchValues, benchFilters, benchResult, FOCAL_LENGTHS, SENSORS, WORKING_DISTANCE } from './bench-values';
import * as styles from './lens-bench.module.css';

const start: BenchValues = { sensor: SENSORS[1], focalLengthMm: 25, workingDistanceMm: 400 };

/**
 * A sensor, a lens and an object: three values change the drawing and the figures, with a link to the fitting lenses.
 */
export function LensBench() {
  const [values, setValues] = useState<BenchValues>(start);
  const { sensor, focalLengthMm, workingDistanceMm } = values;
  const set = (change: Partial<BenchValues>) => setValues({ ...values, ...change });
  const result = benchResult(values);
  return (
    <div className={styles.bench}>
      <div className={styles.inputs}>
        <Choice
          label="靶面"
          value={sensor.name}
          options={SENSORS.map(({ name, widthMm, heightMm }) => ({
            value: name,
            label: `${name}（${widthMm} × ${heightMm} mm）`,
          }))}
          onChange={name => set({ sensor: SENSORS.find(one => one.name === name) ?? sensor })}
        />
        <Slide
          label="焦距"
          unit="mm"
          values={FOCAL_LENGTHS}
          value={focalLengthMm}
          onChange={value => set({ focalLengthMm: value })}
        />
        <Slide
          label="工作距离"
          unit="mm"
          {...WORKING_DISTANCE}
          value={workingDistanceMm}
          onChange={value => set({ workingDistanceMm: value })}
        />
      </div>
      <div className={styles.drawing}>
        <BenchDrawing values={values} />
      </div>
      <div className={styles.result}>
        <dl aria-live="polite">
          <dt className={styles.label}>视野</dt>
          <dd className={styles.value}>
            {result ? `${formatNumber(result.widthMm, 1)} × ${formatNumber(result.heightMm, 1)}` : '—'}
            <span className={styles.unit}>{'\u202fmm'}</span>
          </dd>
          <dt className={styles.label}>放大倍率</dt>
          <dd className={styles.second}>{result ? `${formatNumber(result.magnification, 4)}×` : '—'}</dd>
        </dl>
        <p className={styles.formula}>
          视野 = 靶面 × (工作距离 − f) ÷ f
          <br />
          {`  = ${sensor.widthMm} × (${workingDistanceMm} − ${focalLengthMm}) ÷ ${focalLengthMm}`}
        </p>
        <MatchingLenses values={values} />
        <p className={styles.note}>
          薄透镜模型，工作距离从主平面算起；实际镜头的主平面在镜筒内，差值可达焦距的七成。图中距离按比例，高度为示意。
        </p>
      </div>
    </div>
  );
}

function MatchingLenses({ values }: { values: BenchValues }) {
  const host = useHost();
  const category = host.config.categories.find(({ code }) => code === 'fa-lens');
  const filters = benchFilters(useDeferredValue(values));
  const { data } = useQuery({
    ...productListQuery(
      host,
      { categoryId: category?.id ?? 0, filters, pageSize: 1 },
      { showLoading: false, silent: true },
    ),
    enabled: category !== undefined,
    placeholderData: previous => previous,
  });
  if (!category) return null;
  return (
    <Link className={styles.link} to={listPath(listQuery(category.id, benchFilters(values)))}>
      {`查看 ${values.focalLengthMm} mm 镜头${data ? ` ${data.total} 款` : ''}`}
    </Link>
  );
}
