import { addresses } from './addresses';
import { api } from './api';
import { byteBudgets } from './budgets';
import type { Check } from './check';
import { codeFromText } from './code-from-text';
import { config } from './config';
import { contract } from './contract';
import { descriptor } from './descriptor';
import { integrity } from './integrity';
import { pageRecords } from './page-records';
import { preloads } from './preloads';
import { routes } from './routes';
import { sharedPackages } from './shared-packages';
import { slots } from './slots';
import { sourceMaps } from './source-maps';

/** Checks that do not run the build. They are made where it is built, and again by the site that receives it. */
export const staticChecks: readonly Check[] = [
  descriptor,
  integrity,
  preloads,
  routes,
  pageRecords,
  contract,
  api,
  sharedPackages,
  slots,
  config,
  byteBudgets,
  addresses,
  codeFromText,
  sourceMaps,
];
