/** What kinds of files the site offers, in the order of the page. */
export const downloadTypes = [
  { id: 1, code: 'catalogue', name: '产品目录表', description: '各分类的全部型号与参数，可在表格软件里继续筛选。' },
  { id: 2, code: 'data-sheet', name: '系列数据表', description: '一个系列一份 PDF：型号对照、关键参数、数据来源。' },
  { id: 3, code: 'handbook', name: '选型手册', description: '技术文档按专题成册，含公式、算例与图。' },
  { id: 4, code: 'calculation', name: '计算表', description: '带公式的表格：焦距、分辨率、景深、行频、带宽。' },
  { id: 5, code: 'dimension', name: '外形尺寸图', description: '已知外形尺寸的产品，DXF、SVG 与 STEP，按毫米绘制。' },
  { id: 6, code: 'matrix', name: '匹配表', description: '镜头像圈与相机靶面的配合，一格一个结论。' },
  { id: 7, code: 'target', name: '测试图卡', description: '分辨率、畸变、灰阶图卡，按 1:1 打印使用。' },
  { id: 8, code: 'example', name: '接口示例', description: '按接口文档查询产品、调用选型的示例程序。' },
] as const;

export type DownloadType = (typeof downloadTypes)[number]['code'];
