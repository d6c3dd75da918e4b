import type { ComponentType, ReactNode } from 'react';
import type { ObjectSchema, ValueOf } from './data-schema/schema';

/** A place in a page of a remote that other remotes may fill. Since contract 1.6. */
export interface SlotDescriptor {
  /** Unique within the remote: `product-help`. Others call it `catalog:product-help`. */
  name: string;
  /** What may stand there, in Chinese. */
  title: string;
  /** Raised when a piece written for the props before would no longer get what it expects. */
  version: number;
  /** What the place hands over to its pieces: data alone. */
  props: ObjectSchema;
  /** The most pieces that are shown; those of a higher order are left out. */
  most: number;
  /** Room that is kept for each piece from the first drawing on, px, in the wide form and in that of phones. */
  height: { wide: number; narrow: number };
}

/** A piece for a place of another remote. Since contract 1.6. */
export interface FillDescriptor {
  /** Remote and place: `catalog:product-help`. */
  slot: `${string}:${string}`;
  /** The place's version that the piece was written for. */
  version: number;
  /** What the piece expects of the place; may be less than the place hands over. */
  props: ObjectSchema;
  /** Among the pieces of a place, lower first. */
  order: number;
  /** Only where these props have one of these values. Elsewhere neither code is loaded nor room kept for it. */
  when?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
}

/** The module of a piece. */
export interface PieceModule<Props> {
  default: ComponentType<Props>;
}

/** What a place asks the shell for. */
export interface SlotRequest {
  slot: SlotDescriptor;
  props: unknown;
}

/** How the shell fills a place. */
export type FilledSlot = (request: SlotRequest) => ReactNode;

type Filled<D> = D extends { fills: readonly (infer F)[] } ? F : never;
type SlotOf<F> = F extends { slot: infer Slot extends string } ? Slot : never;

/** The props of a remote's piece for a place, as its descriptor expects them. */
export type PropsOfFill<D, Slot extends string> =
  Extract<Filled<D>, { slot: Slot }> extends { props: infer Props } ? ValueOf<Props> : never;

/** A module for each declared piece. */
export type Fills<D> = {
  [Slot in SlotOf<Filled<D>>]: () => Promise<PieceModule<PropsOfFill<D, Slot>>>;
};
