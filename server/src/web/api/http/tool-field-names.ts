/** Chinese names of the fields that only the tools for assistants have. */
export const toolFieldNames: Readonly<Record<string, string>> = {
  camera: '相机',
  checks: '检查',
  derivations: '推导',
  differs: '已知值是否不同',
  figure: '数值',
  formula: '公式',
  lens: '镜头',
  productIds: '产品编号',
  profileTask: '3D 线激光任务',
  resource: '资源的地址',
  result: '结果',
  substituted: '代入数值的公式',
  texts: '各产品的值，供阅读',
};
