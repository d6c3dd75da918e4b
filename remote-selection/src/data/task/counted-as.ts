import type { ImagingTask, ProfileTask, VolumeTask } from '@shixuan/optics/model';

/** What a task leaves open and its answer counts as something, with the field that would say it. */
export interface CountedAs {
  text: string;
  field: string;
  /** Of the field, as its form has it. */
  label: string;
}

const list = (counted: readonly (CountedAs | false)[]): CountedAs[] => counted.filter(each => each !== false);

/** Of a camera task. A line scan without a speed is not counted as anything: nothing of it can be judged. */
export const countedInImaging = ({ mode, speedMmS, heightVariationMm }: ImagingTask): CountedAs[] =>
  list([
    mode !== 'line' && speedMmS === 0 && { text: '工件静止', field: 'speedMmS', label: '速度' },
    heightVariationMm === 0 && { text: '没有高度差', field: 'heightVariationMm', label: '高度差' },
  ]);

/** Of a task of line profilers. */
export const countedInProfiles = ({ speedMmS, heightToleranceMm, surface }: ProfileTask): CountedAs[] =>
  list([
    speedMmS === 0 && { text: '轮廓间距不核对', field: 'speedMmS', label: '速度' },
    heightToleranceMm === 0 && { text: '来料高度不变', field: 'heightToleranceMm', label: '高度公差' },
    surface === null && { text: '反光不核对', field: 'surface', label: '工件表面' },
  ]);

/** Of a task of 3D area cameras. */
export const countedInVolumes = ({ depthMm, distance, ambient }: VolumeTask): CountedAs[] =>
  list([
    depthMm === 0 && { text: '料平放一层', field: 'depthMm', label: '堆高' },
    distance.minMm === null &&
      distance.maxMm === null && { text: '安装距离按夹具净空', field: 'distance', label: '安装距离' },
    ambient === null && { text: '车间灯光', field: 'ambient', label: '环境光' },
  ]);
