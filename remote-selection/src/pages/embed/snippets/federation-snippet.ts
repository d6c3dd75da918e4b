import type { EmbedSettings } from '../settings/embed-settings';
import { attributesOf } from './attributes-of';
import { FILLED_PX } from './filled';
import { jsxAttribute } from './tag';

/** Where the container is described, and what it is called: fixed for as long as v1 lives. */
const MANIFEST_PATH = '/embed/v1/federation/mf-manifest.json';
const CONTAINER = 'shixuan_selection_v1';
const SHARE_SCOPE = 'shixuan-selection-v1';

/** The component with the properties of a configuration; it stands in a tree of its own, so that is not written. */
export function federationElement(settings: EmbedSettings, indent = ''): string {
  const { shadow, texts, ...attributes } = attributesOf(settings);
  const lines = [
    ...Object.entries(attributes).map(([name, value]) => jsxAttribute(name, value)),
    ...(texts ? [`texts={${texts}}`] : []),
    ...(settings.height === 'fill' ? [`style={{ height: ${FILLED_PX} }}`] : []),
    'onPick={event => console.log(event.detail.billOfMaterial)}',
  ];
  return `<Selection\n${lines.map(line => `${indent}  ${line}\n`).join('')}${indent}/>`;
}

/** A host of Module Federation with a React of its own: what its build is told, and a component. */
export const federationSnippet = (settings: EmbedSettings, site: string) => `// rspack.config.mjs
new ModuleFederationPlugin({
  name: 'shop',
  remotes: {
    shixuan: {
      external: '${CONTAINER}@${site}${MANIFEST_PATH}',
      shareScope: '${SHARE_SCOPE}',
    },
  },
});

// selection-helper.tsx
import { createRemoteAppComponent } from '@module-federation/bridge-react/base';

const Selection = createRemoteAppComponent({
  loader: () => import('shixuan/selection'),
  loading: <p role="status">选型助手正在加载…</p>,
  fallback: () => <a href="${site}/selection/${settings.mode}">在视选网站上选型</a>,
});

export const SelectionHelper = () => (
  ${federationElement(settings, '  ')}
);
`;
