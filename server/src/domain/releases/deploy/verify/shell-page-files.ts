import type { ShellManifest } from '@shixuan/host/manifest';

/** The shell's files that every page of the site names. */
export const shellPageFiles = ({ atOnce, scripts, styles, preload }: ShellManifest): string[] => [
  ...(atOnce === undefined ? [] : [atOnce]),
  ...scripts,
  ...styles,
  ...preload,
];
