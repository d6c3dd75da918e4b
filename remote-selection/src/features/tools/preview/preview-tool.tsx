import type { System } from '@shixuan/optics/checks';
import type { Requirements } from '@shixuan/optics/model';
import { useMemo } from 'react';
import { useKeptWords } from '../../../state/kept-words';
import { Preview } from './preview';
import { previewSystem } from './preview-system';
import { sampleOfTask } from './samples/sample-of-task';

/** 成像预览 of the shown system, beginning with a picture that fits the task. */
export function PreviewTool({ need, system }: { need: Requirements; system: System }) {
  const [words] = useKeptWords();
  const seen = useMemo(() => previewSystem(need, system), [need, system]);
  return <Preview system={seen} sample={sampleOfTask(need.task, words)} />;
}
