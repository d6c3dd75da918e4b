import { type Field, nameOf } from '../task/field';

/** What the address takes, characters. */
const most = 200;

/** `&ignored=速度、工作距离`: entries that the results do not follow, for the cover of the report; empty where there are none. */
export function ignoredEntries<State extends { drafts: Readonly<Record<string, string>> }>(
  { drafts }: State,
  fields: readonly Pick<Field<State>, 'key' | 'label'>[],
): string {
  const wrong = fields.flatMap(field => (field.key in drafts ? [nameOf(field)] : []));
  return wrong.length === 0 ? '' : `&ignored=${encodeURIComponent(wrong.join('、').slice(0, most))}`;
}
