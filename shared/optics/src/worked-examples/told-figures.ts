import { imagingExamples } from './imaging-examples';
import { systemExamples } from './system-examples';
import { given, type WorkedExample } from './worked-example';

/** Figures that the engine computes for an example. Imaging and system examples may each compute a part. */
export function toldFigures(example: WorkedExample): Record<string, number> {
  const inputs = given(example);
  return { ...imagingExamples[example.id]?.(inputs), ...systemExamples[example.id]?.(inputs) };
}
