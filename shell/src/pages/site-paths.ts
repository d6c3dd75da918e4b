/** The site's own pages and what they are called, whether or not a remote provides them today. */
const sitePaths: Readonly<Record<string, string>> = {
  '/': '首页',
  '/line': '线扫',
  '/line-3d': '3D 线激光',
  '/face-3d': '3D 面阵',
  '/telecentric': '远心镜头',
  '/grabber': '采集卡',
  '/light': '光源',
  '/slider': '直线滑台',
  '/goods/list': '产品查询',
  '/goods/detail': '产品详情',
  '/selection/camera': '相机选型',
  '/selection/lens': '镜头选型',
  '/selection/vision': '视觉系统选型',
  '/selection/volume': '3D 面阵选型',
  '/selection/detail': '产品详情',
  '/article/list': '技术文档',
  '/article/detail': '技术文档',
  '/download': '下载中心',
  '/result': '搜索结果',
};

interface Section {
  name: string;
  url: string | null;
}

/** Name of the section that a path belongs to, by the menu and the list of the site's pages; undefined for unknown paths. */
export function sectionName(pathname: string, menus: readonly Section[]): string | undefined {
  return menus.find(({ url }) => url === pathname)?.name ?? sitePaths[pathname];
}
