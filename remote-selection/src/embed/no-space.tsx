/** In the bundle: nothing is shown in space. */
export const spaceTools = [] as const;

export const SpaceTool = () => null;

export const ProfilerSpace = () => null;
export const VolumeSpace = () => null;
