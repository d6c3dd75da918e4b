// 整套选型：60 × 50 mm 的视野、单像素精度 0.05 mm、工作距离 150～400 mm，列出前几套相机与镜头。
// 用法：node camera-shot.mjs http://localhost:8080
import { baseAddress, call } from './call.mjs';

const base = baseAddress();

const { list } = await call(base, '/Product/CameraShot', {
  task: {
    object: { widthMm: 60, heightMm: 50 },
    accuracy: { kind: 'object-pixel', objectPixelMm: 0.05 },
    workingDistance: { minMm: 150, maxMm: 400 },
  },
  limit: 3,
});
if (list.length === 0) console.log('没有满足条件的组合，请放宽条件。');
for (const { cameraId, lensId, score, setting } of list) {
  const camera = await call(base, '/Product/Detail', { id: cameraId });
  const lens = await call(base, '/Product/Detail', { id: lensId });
  const distance = setting.workingDistanceMm;
  console.log(
    [
      `${score.toFixed(0)} 分`,
      `相机 ${camera.product.brand.name} ${camera.product.model}`,
      `镜头 ${lens.product.brand.name} ${lens.product.model}`,
      // null：算不出来，例如镜头的主面位置未标注。
      `工作距离 ${distance ? `${distance.nominal.toFixed(0)} mm` : '无法计算'}`,
      `单像素 ${(setting.objectPixelMm.nominal * 1000).toFixed(1)} µm`,
    ].join('\t'),
  );
}
