import { checkDepthCamera, isVolumeAsked, mountDepthCamera } from '@shixuan/optics/checks';
import {
  describeDepthCamera,
  describeVolumeTask,
  drawnVolume,
  volumeAcross,
  volumeCaption,
} from '@shixuan/optics/describe';
import { depthCameraFromProduct, volumeNeedsOf } from '@shixuan/optics/model';
import { fieldWithMargin } from '@shixuan/optics/physics';
import { volumeRemedies } from '@shixuan/optics/remedy';
import { depthCameraCost } from '@shixuan/optics/solve';
import { taskPath } from '@shixuan/task-url';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import { drawVolume, drawVolumeMounting } from '../../domain/drawings';
import { depthCamerasOf, singlePartNamed } from '../../domain/selection/single-parts';
import { countedInVolumes } from './counted-as';
import { variedAttrs } from './derived-figures';
import { type VolumeAddress, volumeIds } from './read-part-address';
import type { ReportFile } from './report-file';
import { row, written } from './result-rows';
import { computable, partWith, pickedPath, singlePartReport } from './single-part-report';
import { volumeSentence } from './task-sentence';

/** One 3D area camera as an address names it, judged for its task. @throws CallError 404 for ids of nothing, 422 for others */
export function volumeReport(index: CatalogueIndex, { state, id }: VolumeAddress): ReportFile {
  const need = computable(() => volumeNeedsOf(state.task));
  const { product, part } = singlePartNamed(index, depthCamerasOf(index), { id, ...volumeIds });
  const path = pickedPath(taskPath({ page: 'volume', state: { ...state, drafts: {} } }), id);
  const reported = {
    kind: volumeIds.kind,
    path,
    cost: depthCameraCost(part),
    unchecked: state.said?.unchecked ?? [],
    fromProduct: depthCameraFromProduct,
  };
  return singlePartReport(index, product, reported, () => {
    const varied = partWith(index, product, depthCameraFromProduct, variedAttrs(product)) ?? part;
    const mounting = mountDepthCamera(need, part);
    const results = describeDepthCamera(part, mounting).map(each => row(each));
    const drawn = drawnVolume(need.task, mounting);
    const { widthMm, heightMm, marginPct } = need.task;
    return {
      task: volumeSentence(need.task),
      deciding: ['安装距离（相机到最高处）', '最高处视野长', '最高处视野宽', '最低处点间距', '最低处 Z 向误差', '帧率'],
      mounting: {
        drawing: drawn && {
          svg: drawVolumeMounting(volumeAcross(drawn, mounting), part, `安装图：${product.model}`),
          caption: `沿料区长看去，按比例；外壳尺寸未标注，为示意${part.nearMm === null ? '' : '；虚线为最近测量距离'}`,
        },
        figures: [
          '安装距离（相机到最高处）',
          '相机到最低处',
          '相机朝向',
          '最高处视野长',
          '最高处视野宽',
          '最近测量距离',
          '最远测量距离',
        ],
      },
      drawing: drawn && { svg: drawVolume(drawn, `安装与视野：${product.model}`), caption: volumeCaption(drawn) },
      inputs: describeVolumeTask(need.task).map(written),
      results,
      varied: describeDepthCamera(varied, mountDepthCamera(need, varied)).map(each => row(each)),
      demands: [widthMm, heightMm].map(objectMm => fieldWithMargin.trace({ objectMm, marginPct })),
      checks: checkDepthCamera(need, part, mounting),
      variedChecks: checkDepthCamera(need, varied),
      countedAs: countedInVolumes(need.task),
      accuracies: results.flatMap(({ label, value, unit }) =>
        accuracyFigures.includes(label) ? [value === null ? `${label}未标注` : `${label} ${value}${unit}`] : [],
      ),
      ranges: { distance: need.task.distance },
      asked: ({ id }) => isVolumeAsked(need.task, id),
      remedies: check => volumeRemedies(need, part, check),
    };
  });
}

/** What is meant by the Z accuracy of a 3D area camera. */
const accuracyFigures: readonly string[] = ['最低处 Z 向误差', 'Z 向重复精度'];
