import type { Seed } from '@shixuan/host/manifest';

export const company = {
  name: '视选',
  icp: '京ICP备00000000号',
  telPhone: '010-12345678',
  contact: '王工',
  email: 'sales@example.com',
  qq: '12345678',
  qrCode: '/Uploads/company/qr.svg',
  about: '<p>关于<strong>视选</strong></p>',
};

const categoryOf = (id: number, name: string, path: string) => ({
  id,
  parentId: 0,
  code: `c${id}`,
  name,
  icon: `/Uploads/categories/c${id}.svg`,
  path,
  description: '',
  count: 1,
});

export const categories = [
  categoryOf(1, '面阵相机', '/goods/list?categoryId=1'),
  categoryOf(2, 'FA 镜头', '/goods/list?categoryId=2'),
  categoryOf(3, '光源', '/light'),
];

const menuOf = (id: number, name: string, url: string | null, parentId = 0) => ({
  id,
  parentId,
  name,
  url,
  parameter: null,
});

export const menus = [
  menuOf(1, '首页', '/'),
  menuOf(7, '产品查询', '/goods/list'),
  menuOf(2, '选型助手', null),
  menuOf(21, '相机选型', '/selection/camera', 2),
  menuOf(4, '下载中心', '/download'),
];

export const seed: Seed = [
  { path: '/Home/InitConfig', body: {}, content: { companyInfo: company, imageHost: '' } },
  { path: '/Home/Menus', body: {}, content: { list: menus } },
  { path: '/Product/Categorys', body: {}, content: { list: categories } },
];
