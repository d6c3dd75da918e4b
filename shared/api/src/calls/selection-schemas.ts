import type { z } from 'zod';
import { DepthCameraRow, VolumeTask } from './depth-camera';
import { Profiler, ProfilerRow } from './profiler';
import { ProfileTask } from './profiler-task';
import { Camera, Grabber, Lens, Light, SelectedPart } from './selection-parts';
import { FrontRow, LedgerEntry, NearMiss, PairRow, ScorePart, Setting, SystemRow } from './selection-results';
import { BareSensor, ImagingTask } from './selection-task';

/** What the selection calls have in common, by the names that a description of them uses. */
export const selectionSchemas = {
  request: { ImagingTask, ProfileTask, VolumeTask, BareSensor },
  content: {
    Camera,
    Lens,
    Light,
    Grabber,
    SelectedPart,
    Setting,
    ScorePart,
    PairRow,
    SystemRow,
    FrontRow,
    NearMiss,
    LedgerEntry,
    Profiler,
    ProfilerRow,
    DepthCameraRow,
  },
} satisfies Record<'request' | 'content', Record<string, z.ZodType>>;
