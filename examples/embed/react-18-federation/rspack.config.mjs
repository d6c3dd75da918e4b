import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const site = process.env.SHIXUAN_SITE ?? 'https://视选的地址';

/** @type {import('@rspack/core').Configuration} */
export default {
  mode: 'production',
  context: import.meta.dirname,
  // 入口只有一个动态 import：federation 的共享作用域先就绪，页面再开始。
  entry: './src/index.ts',
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2020',
          },
        },
        type: 'javascript/auto',
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'shop',
      remotes: {
        shixuan: {
          external: `shixuan_selection_v1@${site}/embed/v1/federation/mf-manifest.json`,
          // 自己的共享作用域：商城的 React 与选型助手的 React 互不相干。
          shareScope: 'shixuan-selection-v1',
        },
      },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      runtimePlugins: [`${import.meta.dirname}/src/check-entry.ts`],
      dts: false,
      manifest: false,
    }),
    new rspack.HtmlRspackPlugin({ template: './index.html' }),
  ],
};
