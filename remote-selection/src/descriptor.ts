import type { RemoteDescriptor } from '@shixuan/host';
import { productUse } from './lib/fills';

/** What the selection helpers say of themselves; the build stamps the rest of `remote.json`. */
export const descriptor = {
  name: 'selection',
  owner: '选型组',
  title: '选型助手',
  requires: { contract: '^1.6.0', api: '^1.1.0' },
  trustedTypes: ['selection-preview', 'selection-embed', 'shixuan-selection'],
  fills: [productUse],
  routes: [
    {
      id: 'SelectionCamera',
      path: '/selection/camera',
      title: '相机选型',
      description: '由视野、精度和节拍推算像素数与帧率，在真实型号里找相机，逐项说明为什么合适、为什么不合适。',
    },
    {
      id: 'SelectionLens',
      path: '/selection/lens',
      title: '镜头选型',
      description: '由相机靶面、工作距离和视野推算焦距或倍率，按近场公式核对每支镜头的视野、像圈、景深与接圈。',
    },
    {
      id: 'SelectionVision',
      path: '/selection/vision',
      title: '视觉系统选型',
      description: '相机、镜头、接圈、光源与链路一次解出：每个数都能看到怎么算，没入选的也说明原因。',
    },
    {
      id: 'SelectionVolume',
      path: '/selection/volume',
      title: '3D 面阵选型',
      description:
        '料箱抓取、拆垛、体积测量：由体积、点间距、精度与节拍选 3D 面阵相机，逐项说明成立、不成立与须向厂家确认的。',
    },
    {
      id: 'SelectionEmbed',
      path: '/embed',
      title: '把选型助手嵌入您的网页',
      description:
        '一段脚本、一个标签，在任何网页里选相机、镜头与视觉系统：在线配置并复制代码，当场预览与查看事件，接口说明、示例与版本政策。',
    },
  ],
} as const satisfies RemoteDescriptor;
