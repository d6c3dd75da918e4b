import { join } from 'node:path';
import type { EmbedConfig } from '../rspack.embed.base';

const embed = join(import.meta.dirname, 'src/embed');

/** How the pages of this remote become a widget for foreign pages. */
export const embedConfig: EmbedConfig = {
  directory: import.meta.dirname,
  scripts: {
    selection: join(embed, 'loader/index.ts'),
    frame: join(embed, 'frame/frame.ts'),
    'frame-host': join(embed, 'frame/frame-host.ts'),
  },
  bundle: join(embed, 'bundle.ts'),
  federation: {
    name: 'shixuan_selection_v1',
    container: join(embed, 'federation/container.ts'),
    exposes: ['./selection'],
  },
  registerSheet: join(embed, 'register-sheet.ts'),
  onDemand: {
    place: join(embed, 'on-demand.tsx'),
    parts: [
      { file: 'laser-3d/laser-page', component: 'LaserPage' },
      { file: 'results/row-detail', component: 'RowDetail' },
      { file: 'results/near-misses', component: 'NearMisses' },
      { file: 'results/alternative', component: 'Alternative' },
      { file: 'parts/refused-part-state', component: 'RefusedPartState' },
      { file: 'parts/part-combobox', component: 'PartCombobox', heightPx: 58 },
      { file: 'results/trade-offs', component: 'TradeOffs', heightPx: 200 },
      { file: 'results/ledger', component: 'Ledger', heightPx: 40 },
      { file: 'task/camera-demands', component: 'CameraDemands', heightPx: 44 },
      { file: 'task/light-demands', component: 'LightDemands', heightPx: 44 },
      { file: 'encoder/encoder', component: 'Encoder' },
      { file: 'bench/bench-slot', component: 'BenchSlot', heightPx: 337 },
      { file: 'report/row-actions', component: 'RowActions', heightPx: 32 },
      { file: 'tools/tools', component: 'Tools', heightPx: 42 },
      { file: 'schemes/schemes', component: 'Schemes' },
    ],
  },
  instead: [
    { of: 'shared/host/src/router.ts', by: join(embed, 'router.tsx') },
    { of: 'shared/ui/src/arco.ts', by: join(embed, 'plain-button.tsx') },
    { of: 'shared/ui/src/breadcrumbs.tsx', by: join(embed, 'no-breadcrumbs.tsx') },
    { of: 'shared/ui/src/page-heading.tsx', by: join(embed, 'widget-heading.tsx') },
  ],
};
