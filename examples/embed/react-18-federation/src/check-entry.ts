import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const CONTAINER = 'shixuan_selection_v1';

/**
 * 运行时插件：容器的脚本与 manifest 中的校验值相符时，浏览器才运行它；容器再核对它自己加载的其余文件。
 * 没有校验值时不加载。要固定在某一个版本，把这里的校验值写死即可。
 */
export default function checkEntry(): ModuleFederationRuntimePlugin {
  let integrity = '';
  return {
    name: 'check-entry',
    loadRemoteSnapshot(args) {
      const manifest = args.from === 'manifest' ? args.manifestJson : undefined;
      const entry: object | undefined = manifest?.name === CONTAINER ? manifest.metaData.remoteEntry : undefined;
      if (entry && 'integrity' in entry && typeof entry.integrity === 'string') integrity = entry.integrity;
      return args;
    },
    createScript({ url, remoteInfo }) {
      if (remoteInfo?.name !== CONTAINER) return undefined;
      if (integrity === '') throw new Error('视选的 manifest 没有给出容器的校验值');
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      // 内容安全策略用 nonce 的网页：沿用网页自己脚本的，容器再沿用它。
      script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
      return script;
    },
  };
}
