import { imagingExamples } from './imaging-examples';
import { systemExamples } from './system-examples';
import { given, type WorkedExample } from './worked-example';

/** What the engine computes for an example. An example may be told in two parts, by both halves of the engine. */
export function toldFigures(example: WorkedExample): Record<string, number> {
  const inputs = given(example);
  return { ...imagingExamples[example.id]?.(inputs), ...systemExamples[example.id]?.(inputs) };
}
