export { type CableChoice, chooseCable } from './choose-cable';
export { coaxPressEfficiency } from './coaxpress';
export { bufferFillS, dataRateMBs, frameBytes, mebibytes, megabits, serialVideoMbps } from './data-rate';
export {
  dataPackets,
  framePackets,
  gigeLoadMbps,
  packetDelayNs,
  transferUs,
  wireEfficiency,
} from './gige-packets';
export {
  type LinkCable,
  type LinkFamily,
  type LinkHost,
  type LinkInterface,
  type LinkPower,
  linkHostLabels,
} from './interface';
export { linkInterface, linkInterfaces, usableLinkMBs } from './interfaces';
export { clockedRateGbps, coaxPressPayloadGbps, codedRateGbps, lanesMBs, lineRateGbps } from './lane-rate';
export { type LinkUsage, linkUsage, linkUsageLimits } from './link-usage';
export { type PcieGeneration, pcieGenerations, pcieSlotMBs, pcieUsableMBs, pcieUsableShare } from './pcie';
export { defaultPixelFormat, type PixelFormat, pixelFormat, pixelFormats } from './pixel-formats';
