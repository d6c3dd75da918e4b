export { type AllowedBlur, allowedBlurByTask } from './allowed-blur';
export { fastestSpeedMmS, longestExposureUs, motionBlurPx, motionBlurUm } from './blur';
export { flyingCaptureFps, pitchWithOverlapMm, taktFps } from './flying-capture';
export {
  type RollingShutterAdvice,
  readoutFromFrameRateMs,
  rollingShutterAdvice,
  rollingShutterSkewPx,
} from './rolling-shutter';
export { flashedExposureUs, strobeDutyPct } from './strobe';
export { flashDelayOffsetMm, triggerJitterUm } from './trigger-jitter';
