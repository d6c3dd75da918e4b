import { atLeast } from '../../formula/numbers';
import type { Verdict } from '../../formula/verdict';
import { type Requirements, requirementTraces } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { fieldOfViewAtMagnification } from '../../physics/lens/fixed-magnification';
import { fieldOfViewAtWorkingDistance } from '../../physics/lens/working-distance';
import { cameraFacts } from '../../setting/camera-facts';
import { focalBand, isWide } from '../../setting/focal-band';
import { lensFacts } from '../../setting/lens-facts';
import type { Band } from '../../setting/setting';
import { found, traced } from '../finding';
import { shown } from '../shown';
import type { System } from './system';

interface Axis {
  label: string;
  sensorMm: number;
  field: Band;
  objectMm: number;
  wantedMm: number;
}

/** Whether the object is certainly in view, at the less favourable end of the known range of the principal plane. */
export function checkFieldOfView(need: Requirements, system: System): Check {
  const { camera, setting } = system;
  if ((camera.kind === 'line') !== need.lineScan) {
    const reason = need.lineScan ? '面阵相机不作线扫' : '线扫相机只见一行，静止时拍不到整个面';
    return found('field-of-view', { verdict: 'fail', reason });
  }
  const axis = tighter(axes(need, system));
  const { field, objectMm, wantedMm, sensorMm } = axis;
  const ends = focalBand(need, system.lens, setting);
  const [low, high] = ends ? [sensorMm / ends.largest, sensorMm / ends.smallest] : [field.low, field.high];
  const holds = !atLeast(field.low, objectMm) ? 'none' : atLeast(low, objectMm) ? 'whole' : 'nominal';
  const verdict: Verdict =
    holds === 'none' ? 'fail' : holds === 'whole' && atLeast(field.low, wantedMm) ? 'pass' : 'warn';
  const wide = isWide(low, high);
  const reason = () => {
    const seen = need.lineScan
      ? `幅宽 ${shown(setting.fieldWidthMm.nominal)} mm`
      : `视野 ${shown(setting.fieldWidthMm.nominal)} × ${shown(setting.fieldHeightMm.nominal)} mm`;
    const turned = setting.orientation === 90 ? '（相机转 90°）' : '';
    const known = wide ? `，${axis.label}（${ends?.because ?? ''}）${shown(low)}～${shown(high)} mm` : '';
    const asked = `${axis.label}须见 ${shown(objectMm)} mm，含留边 ${shown(wantedMm)} mm`;
    const over = wide ? { whole: '，整个区间都见全物体', nominal: '，只有标称值见全物体', none: '' }[holds] : '';
    const close = {
      fail: '，物体会被切掉',
      warn: atLeast(field.low, wantedMm) ? '' : '，留边不够',
      pass: '',
      unknown: '',
    }[verdict];
    return `${seen}${turned}${known}；${asked}${over}${close}`;
  };
  return found('field-of-view', {
    verdict,
    figure: field.low,
    limit: verdict === 'fail' ? objectMm : wantedMm,
    sense: 'at-least',
    unit: 'mm',
    reason,
    band: wide ? { low, high, holds } : undefined,
    traces: () => [...requirementTraces(need).slice(0, need.lineScan ? 1 : 2), ...traces(system, axis)],
  });
}

function axes(need: Requirements, { camera, setting }: System): [Axis, ...Axis[]] {
  const { widthMm, heightMm } = cameraFacts(camera);
  const [across, along] = setting.orientation === 0 ? [widthMm, heightMm] : [heightMm, widthMm];
  const width = {
    label: '宽',
    sensorMm: across,
    field: setting.fieldWidthMm,
    objectMm: need.objectWidthMm,
    wantedMm: need.fieldWidthMm,
  };
  if (need.lineScan) return [width];
  return [
    width,
    {
      label: '高',
      sensorMm: along,
      field: setting.fieldHeightMm,
      objectMm: need.objectHeightMm,
      wantedMm: need.fieldHeightMm,
    },
  ];
}

const tighter = ([first, ...others]: [Axis, ...Axis[]]) =>
  others.reduce((a, b) => (b.field.low / b.wantedMm < a.field.low / a.wantedMm ? b : a), first);

function traces({ lens, setting }: System, { sensorMm }: Axis) {
  const { plane } = lensFacts(lens);
  const { workingDistanceMm, magnification } = setting;
  if (!plane || !workingDistanceMm) {
    const inputs = { sensorSideMm: sensorMm, magnification: magnification.nominal };
    return traced(() => fieldOfViewAtMagnification.trace(inputs));
  }
  const ends = plane.basis === 'assumed' ? [plane.lowMm, plane.highMm] : [plane.nominalMm];
  const distances =
    plane.basis === 'assumed' ? [workingDistanceMm.high, workingDistanceMm.low] : [workingDistanceMm.nominal];
  return ends.flatMap((principalPlaneOffsetMm, index) =>
    traced(() =>
      fieldOfViewAtWorkingDistance.trace({
        sensorSideMm: sensorMm,
        focalLengthMm: plane.focalLengthMm,
        workingDistanceMm: distances[index] ?? workingDistanceMm.nominal,
        principalPlaneOffsetMm,
      }),
    ),
  );
}
