import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DATA_FOLDER } from '../../../platform/config';

const Names = z.array(z.string().min(1)).min(1);
const Keys = z.array(z.string().min(1)).min(1);

/** The trade's words in `data/search/synonyms.json`. A category ignores words for attributes or choices that it lacks. */
export const SynonymFile = z.strictObject({
  /** Words for one or several choices of attributes; they come before the labels and aliases of the choices. */
  options: z.array(
    z.strictObject({
      names: Names,
      label: z.string(),
      attributes: z.record(z.string(), Keys),
      /** Bounds of numbers, for categories that have none of the choices: red is 600 to 700 nm of a laser. */
      ranges: z.record(z.string(), z.tuple([z.number(), z.number()])).optional(),
    }),
  ),
  /** Words for categories, by code; some also stand for a choice in the category. */
  categories: z.array(
    z.strictObject({
      names: Names,
      label: z.string(),
      categories: Keys,
      attributes: z.record(z.string(), Keys).optional(),
      /** Single characters that stand for it behind a choice or a figure of it: base + 卡, 25mm + 头. */
      heads: Names.optional(),
    }),
  ),
  /** Other names of a maker, by its Latin name. */
  brands: z.record(z.string(), Names),
  /** Other words for a maker's country than its name: 国产. */
  origins: z.array(z.strictObject({ country: z.string(), names: Names, label: z.string().optional() })),
  /** Words for makers of every known country but one: 进口. */
  foreign: z.strictObject({ names: Names, label: z.string(), except: z.string() }),
  /** Words that add nothing behind the name of a choice, by category: 条形光 + 灯. Longer ones come first. */
  tails: z.record(z.string(), Names),
  /** Other names of an attribute, by key. */
  attributes: z.record(z.string(), Names),
  /** Numbers with a unit: the unit's names with their factors, and the attributes that it stands for in order of preference. */
  quantities: z.array(
    z.strictObject({
      names: z.record(z.string(), z.number().positive()),
      /** Attributes in order of preference; `light:lengthMm` is meant for one category only. */
      keys: Keys,
      /** `{n}` is the number in the attribute's unit, `{wan}` a hundred times that. */
      print: z.string(),
      /** `class` allows 4 % either way, as the trade rounds; without it the number counts to its last typed digit. */
      match: z.enum(['class', 'atLeast']).optional(),
      /** The unit alone says what is meant, also where no product has the figure: what is nearest is found then. */
      sure: z.boolean().optional(),
      /** The number may be a Chinese numeral: 四通道, 双口. */
      counted: z.boolean().optional(),
      /** The sign of the attribute's values says nothing about their size: distortion. */
      signed: z.boolean().optional(),
      /** Choices of attributes for which the unit stands, too: 两个网口. */
      choices: z.record(z.string(), Keys).optional(),
      /** Smaller typed numbers mean something else. */
      smallest: z.number().optional(),
      /** Larger typed numbers mean something else. */
      largest: z.number().optional(),
    }),
  ),
  /**
   * Signs before a number: `f2.8`, `φ50`. Of several groups of attributes the first of which a value is as large as the
   * number: f50 is no aperture.
   */
  signs: z.record(z.string(), z.array(Keys).min(1)),
  /** Attributes that `2448×2048` stands for; a key may name its category, as in `quantities`. */
  pairs: z.array(z.tuple([z.string(), z.string()])),
  /** Diameters that hold what `300×300` stands for, where such a field of view is asked for. */
  diagonals: Keys,
  /** Attributes that a number without a unit stands for beside a maker or category, by category. */
  bare: z.record(z.string(), Keys),
  /** Words of other regions by the usual one, without regard to what they are part of: 雷射 is 激光. */
  regional: z.record(z.string(), Names),
  /** Words that mean the same in texts. */
  words: z.array(Names),
  /** How visitors speak of the subject of each article, by its slug: other words, faults seen, questions. */
  articles: z.record(z.string(), Names),
  /** Words that are ignored when others are present. */
  ignored: Names,
  /** Single characters that are ignored at the ends of unknown words: 的, 吗. */
  particles: z.string(),
  /** Single characters that are ignored where they stand alone, and part of an unknown word otherwise: 高, 大. */
  degrees: z.string(),
  /** Superlatives: the order in which products are wanted. */
  extremes: z.strictObject({
    /**
     * `keys`: what is meant where no attribute stands beside the word, the first that a category has: 最轻, 最快. `whole`: the word
     * holds its attribute, and what stands beside it is another: 低畸变 25mm.
     */
    words: z.array(
      z.strictObject({
        names: Names,
        direction: z.enum(['most', 'least']),
        keys: Keys.optional(),
        whole: z.literal(true).optional(),
      }),
    ),
    /** Ends of attributes' names of which more is a smaller figure: 光圈, 精度. */
    turned: Names,
  }),
  /** Words of a question: the visitor wants to read about a subject rather than find a product. */
  asking: Names,
  /** Words that say that an image sensor is meant. */
  sensorWords: Names,
  /** Names of families of sensors, and the types that belong to them. */
  sensorFamilies: z.array(z.strictObject({ names: Names, label: z.string(), sensors: Names })),
  /** Well-known sensors that no camera of the catalogue states: cameras of the same pixels are found for them. */
  sensors: z.array(
    z.strictObject({ label: z.string(), megapixels: z.number().positive(), pixelUm: z.number().positive() }),
  ),
  /** Words for files: types of the download centre, and the file's format where the word names one. */
  files: z.array(
    z.strictObject({
      names: Names,
      types: Names.optional(),
      format: z.string().optional(),
      /** A part of the title of the files that are meant among those of the types: 灰度卡 is the 灰阶卡. */
      titled: z.string().optional(),
      /** Files are meant only beside a product and nothing else: 面阵相机 图, unlike MTF 图 and 图片发黑. */
      ofProduct: z.literal(true).optional(),
    }),
  ),
  /** Makers and kinds of devices that visitors look for in vain; one that the catalogue comes to have is left out. */
  notCarried: z.array(
    z.strictObject({
      label: z.string(),
      names: Names,
      kind: z.enum(['brand', 'device']),
      /** It goes with a product: of both in one query it is what is looked for, whichever comes first. */
      accessory: z.literal(true).optional(),
      /** What only such a device has: it stands for it where no product and no maker is named: 高柔, 带通. */
      alone: Names.optional(),
      /** Further names of a device, each put together of what it is for and its own last word: 编码器 + 线, 镜头 + 支架. */
      compounds: z
        .array(
          z.strictObject({
            before: Names.optional(),
            /** Words for choices of these attributes, and for these categories, are before it, too: cxp + 线. */
            attributes: Keys.optional(),
            categories: Keys.optional(),
            heads: Names,
          }),
        )
        .optional(),
    }),
  ),
  /**
   * How part numbers begin that are not carried, without separators, # for digits: of a maker, or of a series of one that is
   * carried. `instead` is searched for in their place. `source`: a public page or manual of the maker with such a number.
   */
  foreignNumbers: z.array(
    z.strictObject({ label: z.string(), begins: Names, instead: z.string(), source: z.url().optional() }),
  ),
  /** Behind these stands a figure of the task, not of a product: 缺陷 0.1 mm. */
  taskWords: Names,
});
export type Synonyms = z.infer<typeof SynonymFile>;

let read: Synonyms | undefined;

/**
 * The site's own file, read once.
 * @throws when it does not match the schema
 */
export function siteSynonyms(): Synonyms {
  read ??= SynonymFile.parse(JSON.parse(readFileSync(join(DATA_FOLDER, 'search/synonyms.json'), 'utf8')));
  return read;
}
