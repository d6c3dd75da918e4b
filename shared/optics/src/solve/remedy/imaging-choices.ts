import { wavelengthDecides } from '../../checks/imaging/spectrum';
import type { System } from '../../checks/imaging/system';
import type { ImagingTask } from '../../model/task/imaging-task';
import type { CheckId } from '../../model/verdict/check';
import { ledFamilies } from '../../physics/illumination/led-families';
import { lightTechniques } from '../../physics/illumination/techniques';
import { linkInterface } from '../../physics/link/interfaces';
import { pixelFormats } from '../../physics/link/pixel-formats';

/** Another choice in the task that may help a check. */
export interface Choice {
  words: string;
  task: ImagingTask;
}

type Choices = (task: ImagingTask, system: System) => readonly Choice[];

const fewerBits: Choices = task => {
  const bits = pixelFormats.find(({ id }) => id === task.pixelFormat)?.bitsPerPixel ?? 8;
  return bits > 8 ? [{ words: '改用 8 bit 传输（Mono8 / Bayer8）', task: { ...task, pixelFormat: 'mono8' } }] : [];
};

const itsLink: Choices = (task, { camera: { link } }) => {
  if (link === null || task.links.length === 0 || task.links.includes(link)) return [];
  const label = linkInterface(link)?.label ?? link;
  return [{ words: `允许 ${label} 接口`, task: { ...task, links: [...task.links, link] } }];
};

const anyColour: Choices = task =>
  task.colour === null ? [] : [{ words: '不限黑白、彩色', task: { ...task, colour: null } }];

/** Usual LEDs, the nearest wavelength first; none where the task asks for one: silicon, ink or dye shows nothing at another. */
const otherWavelength: Choices = task =>
  wavelengthDecides(task)
    ? []
    : ledFamilies
        .flatMap(({ wavelengthsNm }) => wavelengthsNm ?? [])
        .toSorted((a, b) => Math.abs(a - task.wavelengthNm) - Math.abs(b - task.wavelengthNm))
        .map(wavelengthNm => ({ words: `波长改为 ${wavelengthNm} nm`, task: { ...task, wavelengthNm } }));

const anyShutter: Choices = task =>
  task.shutter === null ? [] : [{ words: '不限快门类型', task: { ...task, shutter: null } }];

const otherTechnique: Choices = task =>
  lightTechniques
    .filter(({ id }) => id !== task.technique)
    .map(({ id, label }) => ({ words: `改用${label}`, task: { ...task, technique: id } }));

/** Choices that may help a check, the nearest first. */
export const choicesOf: Readonly<Partial<Record<CheckId, readonly Choices[]>>> = {
  rate: [fewerBits],
  link: [itsLink, fewerBits],
  shutter: [anyShutter],
  spectrum: [anyColour, otherWavelength],
  'light-function': [otherTechnique],
};
