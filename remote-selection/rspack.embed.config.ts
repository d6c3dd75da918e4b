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
      { file: 'pages/selection/profiler-page', component: 'ProfilerPage' },
      { file: 'features/results/row-detail', component: 'RowDetail' },
      { file: 'features/results/near-misses', component: 'NearMisses', chunk: 'no-result' },
      { file: 'features/results/alternative', component: 'Alternative', chunk: 'no-result' },
      { file: 'features/results/refused-part-state', component: 'RefusedPartState', chunk: 'no-result' },
      { file: 'features/results/answer/why-no-first', component: 'WhyNoFirst', chunk: 'no-result' },
      { file: 'features/results/answer/what-to-relax', component: 'WhatToRelax', chunk: 'no-result' },
      { file: 'features/results/answer/failed-checks', component: 'FailedChecks' },
      { file: 'features/results/answer/light-order', component: 'LightOrder' },
      { file: 'features/results/answer/speed-decides', component: 'SpeedDecides', chunk: 'no-result' },
      { file: 'components/crossing-list', component: 'CrossingList' },
      { file: 'features/results/catalogue-note', component: 'CatalogueNote', heightPx: 20 },
      { file: 'features/results/order-control', component: 'OrderControl', heightPx: 28 },
      { file: 'features/form/sensor-fields', component: 'SensorFields', heightPx: 92 },
      { file: 'features/form/fixed-parts', component: 'FixedParts', heightPx: 250 },
      { file: 'features/form/part-combobox', component: 'PartCombobox', heightPx: 58 },
      { file: 'features/results/trade-offs', component: 'TradeOffs', heightPx: 200 },
      { file: 'features/results/ledger', component: 'Ledger', heightPx: 40 },
      { file: 'features/form/camera-demands', component: 'CameraDemands', heightPx: 44 },
      { file: 'features/form/light-demands', component: 'LightDemands', heightPx: 44 },
      { file: 'features/form/encoder', component: 'Encoder' },
      { file: 'features/form/sub-pixel-note', component: 'SubPixelNote', heightPx: 20 },
      { file: 'components/ranking/ranking-cards', component: 'RankingCards' },
      { file: 'components/trace-view', component: 'TraceView' },
      { file: 'features/drawing/drawing-slot', component: 'DrawingSlot', heightPx: 293 },
      { file: 'features/take-away/row-actions', component: 'RowActions', heightPx: 32 },
      { file: 'features/tools/tools', component: 'Tools', heightPx: 42 },
      { file: 'features/take-away/system-schemes', component: 'SystemSchemes' },
      { file: 'features/form/mode-note', component: 'ModeNote' },
      // Never drawn in a foreign page, whose scrolling it would have to know.
      { file: 'pages/selection/form-sheet', component: 'FormSheet' },
      { file: 'features/words/words-slot', component: 'WordsSlot', heightPx: 42 },
    ],
  },
  instead: [
    // 3D views stay on the site: the library that draws them is larger than the whole widget.
    { of: 'remote-selection/src/features/tools/space-tool.tsx', by: join(embed, 'no-space.tsx') },
    { of: 'remote-selection/src/features/profiler/profiler-space.tsx', by: join(embed, 'no-space.tsx') },
    { of: 'remote-selection/src/features/volume/volume-space.tsx', by: join(embed, 'no-space.tsx') },
    // What foreign pages never show: the strip that sticks to the window, the link to the page about embedding.
    { of: 'remote-selection/src/pages/selection/answer-strip.tsx', by: join(embed, 'site-only.tsx') },
    { of: 'remote-selection/src/pages/selection/embed-link.tsx', by: join(embed, 'site-only.tsx') },
    // Schemes and what is said of them belong to accounts of the site.
    { of: 'remote-selection/src/pages/selection/scheme-comments.tsx', by: join(embed, 'site-only.tsx') },
    { of: 'remote-selection/src/components/schemes/open-comments.tsx', by: join(embed, 'site-only.tsx') },
    { of: 'remote-selection/src/pages/selection/shared-task.tsx', by: join(embed, 'site-only.tsx') },
    { of: 'shared/api/src/answer-fields.ts', by: join(embed, 'answer-fields.ts') },
    { of: 'shared/api/src/call-paths.ts', by: join(embed, 'call-paths.ts') },
    { of: 'shared/host/src/router.ts', by: join(embed, 'router.tsx') },
    { of: 'shared/ui/src/arco.ts', by: join(embed, 'plain-button.tsx') },
    { of: 'shared/ui/src/breadcrumbs.tsx', by: join(embed, 'no-breadcrumbs.tsx') },
    { of: 'shared/ui/src/use-own-words.ts', by: join(embed, 'chinese-words.ts') },
    { of: 'shared/ui/src/page-heading.tsx', by: join(embed, 'widget-heading.tsx') },
  ],
};
