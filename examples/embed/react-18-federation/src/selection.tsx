import { createRemoteAppComponent } from '@module-federation/bridge-react/base';
import type { FederatedSelectionProps } from '@shixuan/embed-types';
import type { ComponentType, CSSProperties } from 'react';

/** 视选的选型助手：一个普通的 React 组件。每个属性从一开始就写上（可为 undefined），以后只改它的值。 */
export const Selection: ComponentType<FederatedSelectionProps & { style?: CSSProperties }> = createRemoteAppComponent({
  loader: () => import('shixuan/selection'),
  loading: <p role="status">选型助手正在加载…</p>,
  fallback: () => (
    <p role="alert">
      选型助手暂时没有加载出来。<a href="https://视选的地址/selection/vision">到视选网站选型</a>
    </p>
  ),
});
