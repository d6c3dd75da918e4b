import { martin } from '../../formula/sources/illumination';
import type { LedFamily } from './led-families';

type Hue = 'red' | 'orange' | 'yellow' | 'green' | 'cyan' | 'blue' | 'violet';
export type ObjectColourId = Hue | 'white' | 'black';
type ColouredLed = Extract<LedFamily['id'], 'red' | 'green' | 'blue'>;

export interface ObjectColour {
  id: ObjectColourId;
  label: string;
  /** Lights that the colour reflects, so that it appears bright. */
  bright: readonly ColouredLed[];
  /** Lights that the colour absorbs, so that it appears dark. */
  dark: readonly ColouredLed[];
  /** 互补色, in workshop use and in physics. */
  opposite?: string;
  physicalOpposite?: string;
}

/** 同色打白、异色打黑. */
export const objectColours: readonly ObjectColour[] = [
  { id: 'red', label: '红', bright: ['red'], dark: ['green', 'blue'], opposite: '绿', physicalOpposite: '青' },
  { id: 'orange', label: '橙', bright: ['red'], dark: ['blue'], opposite: '蓝', physicalOpposite: '天蓝' },
  { id: 'yellow', label: '黄', bright: ['red', 'green'], dark: ['blue'], opposite: '紫', physicalOpposite: '蓝' },
  { id: 'green', label: '绿', bright: ['green'], dark: ['red', 'blue'], opposite: '红', physicalOpposite: '品红' },
  { id: 'cyan', label: '青', bright: ['green', 'blue'], dark: ['red'], opposite: '红', physicalOpposite: '红' },
  { id: 'blue', label: '蓝', bright: ['blue'], dark: ['red', 'green'], opposite: '橙', physicalOpposite: '黄' },
  { id: 'violet', label: '紫', bright: ['blue'], dark: ['green'], opposite: '黄', physicalOpposite: '黄绿' },
  { id: 'white', label: '白', bright: ['red', 'green', 'blue'], dark: [] },
  { id: 'black', label: '黑', bright: [], dark: ['red', 'green', 'blue'] },
];

export const colourChoiceSources = [martin] as const;

export interface ColourAdvice {
  led: ColouredLed;
  /** Appearance of the feature on its background under this light. */
  feature: 'bright' | 'dark';
}

/** Lights that give contrast between a feature and its background; empty where colour gives none. */
export function adviseColour(feature: ObjectColourId, background: ObjectColourId): readonly ColourAdvice[] {
  const [front, back] = [objectColour(feature), objectColour(background)];
  if (!front || !back) return [];
  return [
    ...front.bright.filter(led => back.dark.includes(led)).map(led => ({ led, feature: 'bright' }) as const),
    ...front.dark.filter(led => back.bright.includes(led)).map(led => ({ led, feature: 'dark' }) as const),
  ];
}

export const objectColour = (id: string): ObjectColour | undefined => objectColours.find(colour => colour.id === id);
