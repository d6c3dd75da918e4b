import type { PageRecord, RemoteDescriptor, StructuredNode } from '@shixuan/host';
import { config } from './lib/config';
import { HOME_TITLE } from './lib/home-title';
import { listFoot, productUse } from './lib/slots';

const home = { name: '首页', path: '/' };
const list = { name: '产品查询', path: '/goods/list' };

/** Pages of a visitor's own: search engines follow their links. */
const unlisted: PageRecord = { indexed: false };

const homePage: PageRecord = {
  data: [{ call: 'initConfig' }],
  title: HOME_TITLE,
  structuredData: [
    {
      type: 'WebSite',
      fields: {
        name: '视选',
        url: { url: '/' },
        inLanguage: 'zh-CN',
        potentialAction: { search: '/result?keywords=' },
      },
    },
    {
      type: 'Organization',
      fields: {
        name: '{initConfig.companyInfo.name}',
        url: { url: '/' },
        telephone: '{initConfig.companyInfo.telPhone}',
        email: '{initConfig.companyInfo.email}',
      },
    },
  ],
};

const productList: PageRecord = {
  address: 'productList',
  data: [{ call: 'productFiltersInit' }, { call: 'productList' }],
  title: '{address.title}',
  description: '{address.text|address.category.description}',
  canonical: '{address.canonical}',
  share: { kind: 'website', image: '/share/categories/{address.category.id}.png' },
  structuredData: [
    {
      type: 'BreadcrumbList',
      when: 'address.category',
      fields: {
        itemListElement: {
          steps: [
            home,
            list,
            { name: '{address.category.name}', path: '/goods/list?categoryId={address.category.id}' },
            { name: '{address.landing}', path: '{address.canonical}' },
          ],
        },
      },
    },
    {
      type: 'ItemList',
      when: 'address.category',
      fields: {
        name: '{address.title}',
        description: '{address.text}',
        numberOfItems: { copy: 'productList.total' },
        itemListElement: {
          each: 'productList.list',
          node: {
            type: 'ListItem',
            fields: {
              position: { copy: 'position' },
              name: '{item.brand.nameZh|item.brand.name} {item.model}',
              url: { url: '/goods/detail?id={item.id}' },
            },
          },
        },
      },
    },
  ],
};

const brand = '{productDetail.product.brand.nameZh|productDetail.product.brand.name}';
const model = '{productDetail.product.model}';
const address = '/goods/detail?id={productDetail.product.id}';

/** Products within another one count as incomplete, because they have no offer and no review: the page lists them beside it. */
const otherProducts = (place: string, name: string): StructuredNode => ({
  type: 'ItemList',
  when: place,
  fields: {
    name,
    itemListElement: {
      each: place,
      node: {
        type: 'ListItem',
        fields: {
          position: { copy: 'position' },
          name: `${brand} {item.model}`,
          url: { url: '/goods/detail?id={item.id}' },
        },
      },
    },
  },
});

/** Both product pages show the same and are known under one address. */
const productDetail: PageRecord = {
  data: [{ call: 'productDetail', request: { id: { query: 'id', type: 'id' } }, required: true }],
  title: `${brand} ${model} {productDetail.product.name}`,
  description: `${brand} ${model} {productDetail.product.name}：{productDetail.product.summary}`,
  canonical: address,
  share: { kind: 'product', image: '/share/products/{productDetail.product.id}.png' },
  structuredData: [
    {
      type: 'Product',
      fields: {
        name: `${brand} ${model}`,
        description: '{productDetail.product.name}。{productDetail.product.summary}',
        url: { url: address },
        image: { url: '/share/products/{productDetail.product.id}.png' },
        brand: { type: 'Brand', fields: { name: '{productDetail.product.brand.name}' } },
        model,
        mpn: model,
        category: '{productDetail.category.name}',
        additionalProperty: { properties: 'productDetail.attributes', of: 'productDetail.product.attrs' },
      },
    },
    {
      type: 'BreadcrumbList',
      fields: {
        itemListElement: {
          steps: [
            home,
            list,
            {
              name: '{productDetail.category.name}',
              path: '/goods/list?categoryId={productDetail.category.id}',
            },
            { name: model, path: address },
          ],
        },
      },
    },
    otherProducts('productDetail.equal', '数据相同的型号'),
    otherProducts('productDetail.siblings', '同系列产品'),
  ],
};

/** The catalogue's descriptor; the build adds the rest of `remote.json`. */
export const descriptor = {
  name: 'catalog',
  owner: '目录组',
  title: '产品目录',
  requires: { contract: '^1.6.0' },
  trustedTypes: [],
  slots: [listFoot, productUse],
  config,
  routes: [
    {
      id: 'Category',
      path: '/',
      title: '首页',
      description: '工业相机、镜头、光源、采集卡、3D 与线扫产品的参数目录：按型号或参数查找、比较、选型。',
      keepAlive: true,
      page: homePage,
    },
    {
      id: 'Line',
      path: '/line',
      title: '线扫相机与线扫镜头',
      description: '线扫成像的行频、像元与镜头怎样配：线扫相机与线扫镜头的系列、参数和型号。',
      parent: 'Category',
    },
    {
      id: 'Line3D',
      path: '/line-3d',
      title: '3D 线激光轮廓仪',
      description: '线激光三角测量的量程、幅宽、分辨率与轮廓频率：3D 线激光轮廓仪的系列、参数和型号。',
      parent: 'Category',
    },
    {
      id: 'Face3D',
      path: '/face-3d',
      title: '3D 面阵相机',
      description: '结构光、双目与 ToF 的工作距离、视野与精度：3D 面阵相机的系列、参数和型号。',
      parent: 'Category',
    },
    {
      id: 'Telecentric',
      path: '/telecentric',
      title: '远心镜头选型要点与系列',
      description: '倍率、工作距离、像面、远心度与景深怎样选：物方远心与双远心镜头的系列、参数和型号。',
      parent: 'Category',
    },
    {
      id: 'Grabber',
      path: '/grabber',
      title: '图像采集卡',
      description: 'CoaXPress、Camera Link 采集卡的接口、通道、带宽与总线：系列、参数和型号。',
      parent: 'Category',
    },
    {
      id: 'Light',
      path: '/light',
      title: '机器视觉光源',
      description: '环形、条形、背光、同轴、穹顶与线光源的打光几何和颜色：系列、参数和型号。',
      parent: 'Category',
    },
    {
      id: 'Slider',
      path: '/slider',
      title: '直线滑台选型要点与系列',
      description: '丝杠、同步带与直线电机滑台的行程、导程、速度与重复定位精度：系列、参数和型号。',
      parent: 'Category',
    },
    {
      id: 'GoodsList',
      path: '/goods/list',
      cases: ['?categoryId=1', '?categoryId=1&page=2', ''],
      title: '产品查询',
      description: '按参数筛选、排序机器视觉产品：每个选项带数量，未标注的参数单独列出。',
      keepAlive: true,
      page: productList,
    },
    {
      id: 'GoodsDetail',
      path: '/goods/detail',
      cases: ['?id=1'],
      title: '产品详情',
      description: '产品的外形图、决定性参数、全部规格与数据来源。',
      page: productDetail,
    },
    {
      id: 'SelectionDetail',
      path: '/selection/detail',
      cases: ['?id=1'],
      title: '产品详情',
      description: '产品的外形图、决定性参数、全部规格与数据来源。',
      page: productDetail,
    },
    {
      id: 'Compare',
      path: '/compare',
      cases: ['?ids=1,2', ''],
      title: '产品对比',
      description: '把至多 6 款同类产品的参数并排列出，标出差异。',
      keepAlive: true,
      page: unlisted,
    },
    {
      id: 'Enquiry',
      path: '/enquiry',
      title: '询价',
      description: '就产品、对比清单或选型方案询价：写明联系方式与数量，等待回复价格与交期。',
      page: unlisted,
    },
    {
      id: 'Brands',
      path: '/brands',
      title: '品牌系列',
      description: '机器视觉品牌与产品系列一览：国家或地区、官网、各系列型号数。',
    },
  ],
} as const satisfies RemoteDescriptor;
