import type { DrawnProfiler } from '@shixuan/optics/describe';
import { useMemo } from 'react';
import { SpaceFold } from '../../components/space/space-fold';
import { profilerModel } from './profiler-model';

export interface ProfilerSpaceProps {
  drawn: DrawnProfiler;
  model: string;
  wavelengthNm: number | null;
}

/** A line profiler over its part in space, on demand. */
export function ProfilerSpace({ drawn, model, wavelengthNm }: ProfilerSpaceProps) {
  const space = useMemo(() => profilerModel(drawn, { model, wavelengthNm }), [drawn, model, wavelengthNm]);
  return <SpaceFold space={space} name={model} />;
}
