/** The parts of the page, in their order. */
export const sections = [
  { id: 'configure', title: '配置、代码与预览' },
  { id: 'playground', title: '试用事件与方法' },
  { id: 'reference', title: '属性、方法与事件' },
  { id: 'examples', title: '示例' },
  { id: 'limits', title: '安全与限制' },
  { id: 'calls', title: '接口' },
  { id: 'versions', title: '版本与停用' },
] as const;

export type SectionId = (typeof sections)[number]['id'];
