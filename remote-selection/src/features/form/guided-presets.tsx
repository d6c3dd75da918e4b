import { Suspense, useRef } from 'react';
import { PresetButtons, type PresetButtonsProps, type ShownPreset } from '../../components/form/preset-buttons';
import { latePart } from '../../lib/late-part';
import type { GuideProps } from './guide/guide';

// Loaded when opened, to keep the first load small.
const Guide = latePart(() => import('./guide/guide').then(({ Guide }) => Guide));

export interface GuidedPresetsProps<Preset extends ShownPreset>
  extends Omit<PresetButtonsProps<Preset>, 'guide'>,
    Omit<GuideProps, 'onClose'> {
  /** Whether the questions are open; the answer of the page is then of an earlier task. */
  isGuided: boolean;
  onGuided(isGuided: boolean): void;
}

/** Examples, a blank task, and a task question by question. */
export function GuidedPresets<Preset extends ShownPreset>({
  goal,
  page,
  onDone,
  isGuided,
  onGuided,
  ...presets
}: GuidedPresetsProps<Preset>) {
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    onGuided(false);
    opener.current?.focus();
  };
  return (
    <div>
      <PresetButtons
        {...presets}
        guide={{ label: '分步填写', isOpen: isGuided, onToggle: () => onGuided(!isGuided), ref: opener }}
      />
      {isGuided && (
        <Suspense fallback={null}>
          <Guide
            {...{ goal, page }}
            onDone={task => {
              onDone(task);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
