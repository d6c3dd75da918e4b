/** The calls that answer foreign pages, below `/web/Product/`, and what they are for. */
export const calls = [
  { name: 'SelectionInit', meaning: '表单的选项与范围' },
  { name: 'Dropdown', meaning: '按型号查找相机与镜头' },
  { name: 'Camera', meaning: '相机的推荐与逐项检查' },
  { name: 'Shot', meaning: '镜头的推荐与逐项检查' },
  { name: 'CameraShot', meaning: '整套系统的推荐、权衡与未入选的理由' },
  { name: 'Profiler', meaning: '3D 线激光的推荐与逐项检查' },
] as const;
