import { ownRule } from '../../formula/sources/own-rule';

/** Largest extension of a lens designed for distance (FA). Beyond it, its corrections are lost. */
export const extensionCap = {
  warnAbove: 0.35,
  refuseAbove: 0.5,
  source: ownRule('FA 镜头倍率高于 0.35 提示，高于 0.5 改用微距或远心镜头'),
} as const;

export type ExtensionVerdict = 'fine' | 'warn' | 'not-recommended';

/**
 * Whether a magnification suits a lens designed for distance. Macro data from the maker override the cap.
 * @param hasMacroData the data sheet gives a magnification at or above this one
 */
export function extensionVerdict(magnification: number, hasMacroData = false): ExtensionVerdict {
  if (hasMacroData || magnification <= extensionCap.warnAbove) return 'fine';
  return magnification <= extensionCap.refuseAbove ? 'warn' : 'not-recommended';
}
