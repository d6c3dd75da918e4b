import type { Attributes } from '@shixuan/api';

/** Reads a product's attributes defensively: what is absent, of the wrong type or not positive is unknown. */
export class Figures {
  constructor(
    private readonly attrs: Attributes,
    /** Series of the product, where it has one. */
    readonly series?: string,
  ) {}

  /** First of the keys that holds a positive finite number. */
  number(...keys: string[]): number | undefined {
    for (const key of keys) {
      const value = this.attrs[key];
      if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value;
    }
    return undefined;
  }

  text(...keys: string[]): string | undefined {
    for (const key of keys) {
      const value = this.attrs[key];
      if (typeof value === 'string' && value.trim() !== '') return value;
    }
    return undefined;
  }

  /** Texts of a list, or a single text split where makers put commas and bars. */
  several(...keys: string[]): string[] {
    for (const key of keys) {
      const value = this.attrs[key];
      if (Array.isArray(value)) {
        const texts = value.filter((item): item is string => typeof item === 'string' && item !== '');
        if (texts.length > 0) return texts;
      } else if (typeof value === 'string' && value.trim() !== '') {
        return value.split(/[,|]/).map(item => item.trim());
      }
    }
    return [];
  }

  /** Either end of a range; a missing or non-positive end is unknown. */
  pair(...keys: string[]): [number | undefined, number | undefined] {
    for (const key of keys) {
      const value = this.attrs[key];
      if (!Array.isArray(value)) continue;
      const [low, high] = value;
      return [positive(low), positive(high)];
    }
    return [undefined, undefined];
  }

  flag(key: string): boolean {
    return this.attrs[key] === true;
  }
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
