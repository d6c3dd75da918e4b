import type { ShellManifest } from '@shixuan/host/manifest';

/** The shell's files that pages of the site name: the first script in drawn ones alone. */
export const shellPageFiles = ({ atOnce, scripts, styles, preload }: ShellManifest): string[] => [
  ...(atOnce === undefined ? [] : [atOnce]),
  ...scripts,
  ...styles,
  ...preload,
];
