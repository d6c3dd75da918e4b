import { acceptedAspectError, type EncoderPlan, planEncoder } from '@shixuan/optics/physics';
import { Segment } from '../../components/form/segment';
import { TraceView } from '../../components/trace-view';
import { VerdictMark } from '../../components/verdict-mark';
import { threeDigits } from '../../lib/format-figure';
import { useSelection } from '../../state/selection-context';
import * as styles from './encoder.module.css';
import { QuantityField } from './quantity-field';

const edgeOptions = [
  { value: 'any', label: '自动' },
  { value: '1', label: '×1' },
  { value: '2', label: '×2' },
  { value: '4', label: '×4' },
] as const;

/** Finer than anybody sees, and no rounding error of the division. */
const thousandths = (value: number) => Math.round(value * 1000) / 1000 || 0;

/** 编码器: what to set so that every line is triggered where the next pixel begins. */
export function Encoder() {
  const { state, dispatch, requirements, row } = useSelection();
  const { edges } = state.encoder;
  if (!requirements) return null;
  const linePitchMm = row?.setting.objectPixelMm.nominal ?? requirements.objectPixelMm;
  const planned = planEncoder(state.encoder, linePitchMm, requirements.task.speedMmS);
  return (
    <>
      <div className={styles.fields}>
        <QuantityField name="encoder.mmPerRevolution" />
        <QuantityField name="encoder.pulsesPerRevolution" />
        <QuantityField name="encoder.mmPerPulse" />
        <QuantityField name="encoder.maxHz" />
        <QuantityField name="encoder.maxMultiplier" />
        <QuantityField name="encoder.maxDivider" />
      </div>
      <Segment
        label="计数边沿"
        value={edgeOptions.find(({ value }) => value === String(edges))?.value ?? 'any'}
        options={edgeOptions}
        onChange={value =>
          dispatch({ type: 'encoder', edges: ([1, 2, 4] as const).find(each => String(each) === value) ?? null })
        }
      />
      <section className={styles.plan} aria-label="编码器分频">
        {'lacking' in planned ? (
          <p className={styles.lacking}>{planned.lacking}</p>
        ) : (
          <Plan plan={planned.plan} linePitchMm={linePitchMm} model={row?.camera?.product.model ?? null} />
        )}
      </section>
    </>
  );
}

function Plan({ plan, linePitchMm, model }: { plan: EncoderPlan; linePitchMm: number; model: string | null }) {
  const { edges, multiplier, divider, aspectErrorPct, aspect, frequencyHz, frequency, lineRateHz, traces } = plan;
  return (
    <>
      <p className={styles.ratio}>
        {`×${edges} 计数，倍频 ${multiplier}，分频 ${divider}`}
        <span className={styles.note}>
          {`行间距 ${threeDigits(linePitchMm * 1000)}\u202fµm，${model ? `取 ${model} 的单像素精度` : '取所需单像素精度'}`}
        </span>
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>残余长宽比误差</dt>
          <dd>
            <VerdictMark verdict={aspect} />
            {`${thousandths(aspectErrorPct)}\u202f%`}
            <span className={styles.note}>{`允许 ±${acceptedAspectError.pct}\u202f%`}</span>
          </dd>
        </div>
        <div>
          <dt>脉冲频率</dt>
          <dd>
            <VerdictMark verdict={frequency} />
            {`${threeDigits(frequencyHz / 1000)}\u202fkHz`}
            {frequency === 'unknown' && <span className={styles.note}>输入上限未填</span>}
          </dd>
        </div>
        <div>
          <dt>触发行频</dt>
          <dd>{`${threeDigits(lineRateHz / 1000)}\u202fkHz`}</dd>
        </div>
      </dl>
      <details>
        <summary>公式</summary>
        {traces.map(trace => (
          <TraceView key={trace.substituted} trace={trace} />
        ))}
      </details>
    </>
  );
}
