import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { descriptor } from './src/descriptor';
import { containerName, remoteVersion, stampRemote } from './stamp-remote.mjs';

const folder = import.meta.dirname;
const version = remoteVersion(folder);
const container = containerName(descriptor.name, version);

/** Taken from the shell, never packed: the page has one copy of each. Every key is exact, `react` is not `react/jsx-runtime`. */
const fromShell = (requiredVersion: string) => ({ singleton: true, import: false as const, requiredVersion });

export default defineConfig({
  // Each file finds the others beside itself, wherever the site puts the folder.
  base: './',
  plugins: [
    federation({
      name: container,
      filename: 'remote-entry-[hash].js',
      exposes: { './remote': './src/remote.ts' },
      shared: {
        react: fromShell('^19.0.0'),
        'react/jsx-runtime': fromShell('^19.0.0'),
        'react-dom': fromShell('^19.0.0'),
        '@tanstack/react-query': fromShell('^5.0.0'),
        '@shixuan/host': fromShell('^1.0.0'),
        '@shixuan/ui': fromShell('^1.0.0'),
      },
      manifest: true,
      dts: false,
    }),
    { name: 'stamp-remote', closeBundle: () => stampRemote({ folder, descriptor, version, container }) },
  ],
  build: {
    target: 'es2022',
    // One sheet, which the shell loads with its hash.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: './src/remote.ts',
      output: {
        // The site stores no file whose name begins with anything but a letter or a digit.
        entryFileNames: 'entry-[hash].js',
        chunkFileNames: 'chunk-[hash].js',
        assetFileNames: 'asset-[hash][extname]',
      },
    },
  },
});
