import { Entities, literal, type Vector } from './entities';
import { facesOf } from './faces';
import type { StepSolid } from './solid';

// STEP (ISO 10303-21, schema AP214) of closed solids: plane and cylindrical faces, as every CAD program reads them.
// Lengths are millimetres. The text is ASCII.

/** A solid of an assembly: where its origin stands, mm. */
export interface PlacedSolid {
  name: string;
  solid: StepSolid;
  at: Vector;
}

/** The solid as a STEP file. @param title maker and part number */
export function writeStep(solid: StepSolid, title: string): string {
  const entities = new Entities();
  writePart(entities, solid, title, {});
  return fileOf(entities, title);
}

/**
 * Solids at their places as one STEP file: an assembly in which each is a part of its own, to be hidden or replaced.
 * @param title of the whole
 */
export function writeStepAssembly(parts: readonly PlacedSolid[], title: string): string {
  const entities = new Entities();
  const shared: Shared = {};
  const written = parts.map(({ name, solid, at }) => ({ name, at, ...writePart(entities, solid, name, shared) }));
  const origin = entities.placement([0, 0, 0], [0, 0, 1], [1, 0, 0]);
  const places = written.map(({ at }) => entities.placement(at, [0, 0, 1], [1, 0, 0]));
  const context = contextOf(entities, shared);
  const shape = entities.add(`SHAPE_REPRESENTATION('',(${[origin, ...places].join(',')}),${context})`);
  const whole = writeProduct(entities, title, shape, shared);
  for (const [i, part] of written.entries()) {
    const use = entities.add(
      `NEXT_ASSEMBLY_USAGE_OCCURRENCE('${i + 1}',${literal(part.name)},'',${whole},${part.definition},$)`,
    );
    const placed = entities.add(`PRODUCT_DEFINITION_SHAPE('','',${use})`);
    const move = entities.add(`ITEM_DEFINED_TRANSFORMATION('','',${part.origin},${places[i]})`);
    const relation = entities.add(
      `(REPRESENTATION_RELATIONSHIP('','',${part.shape},${shape})` +
        `REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(${move})SHAPE_REPRESENTATION_RELATIONSHIP())`,
    );
    entities.add(`CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(${relation},${placed})`);
  }
  return fileOf(entities, title);
}

/** What the products of a file have in common, once it is written. */
interface Shared {
  context?: string;
  application?: string;
}

/** A product of one solid. @returns its shape, the axis system of the shape, and its definition */
function writePart(entities: Entities, solid: StepSolid, title: string, shared: Shared) {
  const shell = entities.add(`CLOSED_SHELL('',(${facesOf(entities, solid).join(',')}))`);
  const brep = entities.add(`MANIFOLD_SOLID_BREP(${literal(title)},${shell})`);
  const context = contextOf(entities, shared);
  const origin = entities.placement([0, 0, 0], [0, 0, 1], [1, 0, 0]);
  const shape = entities.add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',(${origin},${brep}),${context})`);
  return { shape, origin, definition: writeProduct(entities, title, shape, shared) };
}

/** Units and precision. */
function contextOf(entities: Entities, shared: Shared): string {
  if (shared.context !== undefined) return shared.context;
  const millimetre = entities.add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))');
  const radian = entities.add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))');
  const steradian = entities.add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())');
  const precision = entities.add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-06),${millimetre},'distance_accuracy_value','')`,
  );
  shared.context = entities.add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${precision}))` +
      `GLOBAL_UNIT_ASSIGNED_CONTEXT((${millimetre},${radian},${steradian}))REPRESENTATION_CONTEXT('',''))`,
  );
  return shared.context;
}

/** A product with its shape. @returns its definition */
function writeProduct(entities: Entities, title: string, shape: string, shared: Shared): string {
  const application = applicationOf(entities, shared);
  const name = literal(title);
  const product = entities.add(
    `PRODUCT(${name},${name},'envelope only',(${entities.add(`PRODUCT_CONTEXT('',${application},'mechanical')`)}))`,
  );
  const formation = entities.add(`PRODUCT_DEFINITION_FORMATION('','',${product})`);
  const design = entities.add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`);
  const definition = entities.add(`PRODUCT_DEFINITION('design','',${formation},${design})`);
  const defined = entities.add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
  entities.add(`SHAPE_DEFINITION_REPRESENTATION(${defined},${shape})`);
  return definition;
}

function applicationOf(entities: Entities, shared: Shared): string {
  if (shared.application !== undefined) return shared.application;
  const application = entities.add(`APPLICATION_CONTEXT('automotive design')`);
  entities.add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`);
  shared.application = application;
  return application;
}

const fileOf = ({ lines }: Entities, title: string): string =>
  [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION(('envelope only, mm'),'2;1');`,
    `FILE_NAME(${literal(title)},'1970-01-01T00:00:00',(''),(''),'','','');`,
    `FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));`,
    'ENDSEC;',
    'DATA;',
    ...lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\r\n');
