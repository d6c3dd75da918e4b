import type { SelectionCheck, SelectionFigure } from '@shixuan/embed-types';
import type { ResultFigure } from '@shixuan/optics/describe';
import type { Check } from '@shixuan/optics/model';

export const eventFigure = ({ label, figure, unit, text }: ResultFigure): SelectionFigure => ({
  label,
  value: figure,
  unit,
  text,
});

export const eventCheck = ({ id, label, verdict, reason }: Check<string>): SelectionCheck => ({
  id,
  label,
  verdict,
  reason,
});
