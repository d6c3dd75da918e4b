/**
 * By the name of a category: tags of the articles that explain its products, the one to read first in front. A search for the
 * name would find every article that mentions it. Each tag is that of one article.
 */
export const categoryTags: Readonly<Record<string, readonly [string, string, string]>> = {
  面阵相机: ['像元', '全局快门', '曝光时间'],
  'FA 镜头': ['焦距', '像圈', 'MTF'],
  光源: ['环形光', '波长', '偏振'],
  线扫相机: ['分频', 'TDI', '带宽'],
  线扫镜头: ['像圈', 'MTF', '畸变'],
  远心镜头: ['远心', '畸变', '弥散圆'],
  '3D 线激光': ['线激光', '分频', '滑台'],
  '3D 面阵 (结构光/双目/ToF)': ['结构光', '线激光', '亚像素'],
  采集卡: ['采集卡', '带宽', '分频'],
  直线滑台: ['滑台', '触发抖动', '分频'],
};
