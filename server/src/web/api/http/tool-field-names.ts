/** Chinese names of the fields that only the tools for assistants have. */
export const toolFieldNames: Readonly<Record<string, string>> = {
  camera: '相机',
  checks: '检查',
  differs: '已知值是否不同',
  lens: '镜头',
  productIds: '产品编号',
  profileTask: '3D 线激光任务',
  reading: '从文字读出的任务；null 为直接给出任务',
  readings: '读出的各项',
  resource: '资源的地址',
  strange: '没有读懂的词',
  texts: '各产品的值，供阅读',
  words: '说出这一项的词',
};
