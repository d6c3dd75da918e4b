/** What an offered solution lacks, as an engineer with the data sheets in hand would say it. */
const causes = [
  'kind',
  'field',
  'margin',
  'pixel',
  'distance',
  'magnification',
  'focus',
  'circle',
  'mount',
  'contradiction',
  'diffraction',
  'resolution',
  'depth',
  'depth-at-pixel',
  'size-error',
  'blur',
  'rate',
  'link',
  'shutter',
  'colour',
  'sensor-spectrum',
  'glass-spectrum',
  'light-spectrum',
  'light-hole',
  'light-size',
  'width',
  'range',
  'spacing',
  'resolution-z',
  'stand-off',
  'laser-class',
] as const;
export type Cause = (typeof causes)[number];

/** What a first recommendation owes as soon as any row has it; other rows may do without. */
export const owed: ReadonlySet<Cause> = new Set(['margin', 'depth-at-pixel']);

export interface Fault {
  cause: Cause;
  /** `lacking`: the data sheets say that it cannot work. `unstated`: they leave open whether it works. */
  finding: 'lacking' | 'unstated';
  text: string;
}

/** Rounding in data sheets, and differences of a per mille between ways of computing. */
export const slack = 1.003;

/** Collects the faults of one offer. */
export class Faults {
  readonly found: Fault[] = [];

  must(holds: boolean, cause: Cause, text: string): void {
    if (!holds) this.found.push({ cause, finding: 'lacking', text });
  }

  /** A demand on a figure that may not be stated. */
  mustWith(value: number | null, holds: (value: number) => boolean, cause: Cause, text: string): void {
    if (value === null) this.open(cause, `${text}: not stated`);
    else this.must(holds(value), cause, `${text}: ${value}`);
  }

  open(cause: Cause, text: string): void {
    this.found.push({ cause, finding: 'unstated', text });
  }
}
