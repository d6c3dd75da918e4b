/** Paths of the calls that the widget makes, in place of all: the others would be a part of what every page loads first. */
export const callPaths = {
  productDropdown: '/Product/Dropdown',
  selectionInit: '/Product/SelectionInit',
  rankCameras: '/Product/Camera',
  rankLenses: '/Product/Shot',
  rankSystems: '/Product/CameraShot',
  profiler: '/Product/Profiler',
  depthCameras: '/Product/DepthCamera',
} as const;
