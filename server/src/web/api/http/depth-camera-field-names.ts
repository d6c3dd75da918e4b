/** Chinese names of the fields that only the selection of 3D area cameras has. */
export const depthCameraFieldNames: Readonly<Record<string, string>> = {
  baseHeightMm: '最低处视野高（mm）',
  baseWidthMm: '最低处视野宽（mm）',
  accuracyMm: '允许的 Z 向误差（±mm），在最低处',
  ambient: '环境光',
  cycleS: '节拍，两次拍摄的间隔（s）',
  depthMm: '最高处到最低处（mm）',
  distance: '安装距离，相机到最高处',
  errorMm: '最低处的 Z 向误差（±mm）',
  turned: '相机是否转 90° 安装',
};
