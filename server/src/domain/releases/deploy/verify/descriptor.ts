import { FilePath, type RemoteManifest } from '@shixuan/host/manifest';
import { validRange } from 'semver';
import { isPolicyOf } from '../../policy-names';
import type { Check } from './check';
import { shellPageFiles } from './shell-page-files';

/** File names that the store accepts: no segment begins with a dot or is empty. */
const isStorable = (file: string) =>
  FilePath.safeParse(file).success && /^([A-Za-z0-9][A-Za-z0-9._-]*)(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/.test(file);

/** Checks that the parts of a manifest agree with each other, which the schema alone cannot express. */
export const descriptor: Check = {
  name: 'descriptor',
  title: '描述文件',
  problems({ kind, manifest, files }) {
    const listed = (file: string) => Object.hasOwn(files, file);
    const named =
      kind === 'remote'
        ? [
            manifest.entry,
            ...manifest.preload.initial,
            ...Object.values({ ...manifest.preload.routes, ...manifest.preload.fills }).flat(),
          ]
        : shellPageFiles(manifest);
    return [
      ...Object.keys(files)
        .filter(file => !isStorable(file))
        .map(
          file =>
            `清单中的文件路径不允许：${file}。每一段应以字母或数字开头，由字母、数字和 . _ - 组成，且不能离开构建目录。`,
        ),
      ...[...new Set(named)]
        .filter(file => !listed(file))
        .map(file => `${file} 被引用，但不在 integrity 清单中：请重新构建。`),
      ...(kind === 'remote' ? ofRemote(manifest) : []),
    ];
  },
};

/** Texts stand in every page of the site: menus, addresses and the names of owners. Characters at most. */
const MOST = { owner: 60, title: 60, 'routes.title': 120, 'routes.description': 400, 'menu.label': 20 } as const;

/** A menu is put in order by these numbers. */
const MOST_ORDER = 10_000;

function longTexts({ owner, title, routes, menu }: RemoteManifest): string[] {
  const texts: [keyof typeof MOST, string][] = [
    ['owner', owner],
    ['title', title],
    ...routes.flatMap(({ title: of, description }): [keyof typeof MOST, string][] => [
      ['routes.title', of],
      ['routes.description', description],
    ]),
    ...(menu ? [['menu.label', menu.label] as [keyof typeof MOST, string]] : []),
  ];
  return texts
    .filter(([field, text]) => text.length > MOST[field])
    .map(
      ([field, text]) =>
        `${field}「${text.slice(0, 20)}…」有 ${text.length} 字：最多 ${MOST[field]} 字，它在每一页里都要传。`,
    );
}

function ofMenu({ menu, routes }: RemoteManifest): string[] {
  if (!menu) return [];
  return [
    ...(routes.some(({ id }) => id === menu.route)
      ? []
      : [`menu.route「${menu.route}」没有声明：菜单里不会出现这一项。`]),
    ...(Math.abs(menu.order) <= MOST_ORDER ? [] : [`menu.order 是 ${menu.order}：应在 ±${MOST_ORDER} 以内。`]),
  ];
}

function ofRemote(manifest: RemoteManifest): string[] {
  const { name, routes, requires, trustedTypes = [] } = manifest;
  const twice = (values: string[]) => [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];
  const ids = routes.map(({ id }) => id);
  return [
    ...(name === 'shell' ? ['name 不能是 shell：这是外壳的名字，请换一个。'] : []),
    ...(/^\^\d+\.\d+\.\d+$/.test(requires.contract) && validRange(requires.contract)
      ? []
      : [`requires.contract 是「${requires.contract}」：应形如 ^1.2.0。`]),
    ...trustedTypes
      .filter(policy => !isPolicyOf(name, policy))
      .map(policy => `trustedTypes 中的「${policy}」不是本模块的策略名：应为 ${name}，或以 ${name}- 开头。`),
    ...(routes.length === 0 ? ['routes 是空的：至少声明一个页面。'] : []),
    ...longTexts(manifest),
    ...ofMenu(manifest),
    ...twice(ids).map(id => `routes 中有两个 id 为 ${id} 的页面：请改其中一个。`),
    ...routes.flatMap(({ id, title, description, parent }) => [
      ...(title.trim() && description.trim() ? [] : [`页面 ${id} 缺少 title 或 description：搜索引擎和标签页要用。`]),
      ...(parent === undefined || ids.includes(parent) ? [] : [`页面 ${id} 的 parent「${parent}」没有声明。`]),
    ]),
  ];
}
