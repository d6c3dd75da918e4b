import type { Import } from './import-graph';

interface RuleText {
  /** What a message calls it: `server-storeys`. */
  name: string;
  /** The rule in one Chinese sentence, for whoever has broken it. */
  says: string;
}

/**
 * Rooms of a folder from the top storey to the bottom one. A room may import itself and every storey below; rooms of one
 * storey do not know each other. `.` stands for the files that lie directly in the folder.
 */
export interface StoreyRule extends RuleText {
  folder: string;
  storeys: readonly (readonly string[])[];
}

/** Rooms of a folder, each with the rooms that it may import; `*` stands for one name. Whatever is not written is refused. */
export interface PairRule extends RuleText {
  folder: string;
  pairs: Readonly<Record<string, readonly string[]>>;
}

/** Packages that others import by their name and its entries, never by the path of a file. */
export interface EntryRule extends RuleText {
  packages: readonly string[];
  /** Files that run before any package is installed, and so name files by their path. */
  except?: readonly string[];
}

export type ImportRule = StoreyRule | PairRule | EntryRule;

export interface BrokenRule {
  rule: ImportRule;
  broken: Import;
  /** What is wrong with this import, in Chinese. */
  why: string;
}

/** Tests and what only they use may look into any storey of their own package. */
const isTest = (path: string) => /\.(test|fixture|testing|spec)\.(ts|tsx)$|\/(test|testing)\//.test(path);

const pattern = (room: string) => new RegExp(`^${room.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}(?=/|$)`);

/** The room of a file: the longest of the names that its path below the folder begins with. */
function roomOf(folder: string, rooms: readonly string[], path: string): { room: string; place: string } | null {
  const rest = folder === '' ? path : path.slice(folder.length + 1);
  if (!rest.includes('/') && rooms.includes('.')) return { room: '.', place: '.' };
  const found = rooms
    .flatMap(room => {
      const [place] = pattern(room).exec(rest) ?? [];
      return place === undefined || room === '.' ? [] : [{ room, place }];
    })
    .sort((a, b) => b.place.length - a.place.length);
  return found[0] ?? null;
}

const below = (folder: string, path: string) => folder === '' || path.startsWith(`${folder}/`);

function brokenStorey({ folder, storeys }: StoreyRule, { from, to }: Import): string | null {
  if (!below(folder, from) || !below(folder, to) || isTest(from)) return null;
  const storeyOf = (path: string) => {
    const found = roomOf(folder, storeys.flat(), path);
    return found && { ...found, level: storeys.findIndex(rooms => rooms.includes(found.room)) };
  };
  const [here, there] = [storeyOf(from), storeyOf(to)];
  if (!here) return `${from} 不在规则表所列的层中`;
  if (!there) return `${to} 不在规则表所列的层中`;
  if (here.place === there.place || here.level < there.level) return null;
  return here.level === there.level
    ? `${here.place} 与 ${there.place} 同层，互不引用`
    : `${here.place} 在 ${there.place} 之下，不能引用上层`;
}

function brokenPair({ folder, pairs }: PairRule, { from, to }: Import): string | null {
  if (!below(folder, from) || !below(folder, to) || (folder !== '' && isTest(from))) return null;
  const rooms = Object.keys(pairs);
  const [here, there] = [roomOf(folder, rooms, from), roomOf(folder, rooms, to)];
  if (!here) return `${from} 不在规则表所列的目录中`;
  if (!there) return `${to} 不在规则表所列的目录中`;
  if (here.place === there.place || pairs[here.room]?.some(may => pattern(may).test(there.place))) return null;
  const may = pairs[here.room] ?? [];
  return `${here.place} 不能引用 ${there.place}${may.length > 0 ? `，只能引用 ${may.join('、')}` : '，它不引用其他目录'}`;
}

function brokenEntry({ packages, except = [] }: EntryRule, { from, to, request }: Import): string | null {
  const inside = packages.find(folder => pattern(folder).test(to));
  const place = inside && pattern(inside).exec(to)?.[0];
  if (!place || below(place, from) || !request.startsWith('.') || except.includes(from)) return null;
  return `从 ${place} 之外引用它的内部文件，应写包名与其公开入口`;
}

/** The rules that imports break, in the order of the imports. */
export function brokenRules(imports: readonly Import[], rules: readonly ImportRule[]): BrokenRule[] {
  const check = (rule: ImportRule, broken: Import) => {
    if ('storeys' in rule) return brokenStorey(rule, broken);
    return 'pairs' in rule ? brokenPair(rule, broken) : brokenEntry(rule, broken);
  };
  return imports.flatMap(broken =>
    rules.flatMap(rule => {
      const why = check(rule, broken);
      return why === null ? [] : [{ rule, broken, why }];
    }),
  );
}
