import { type DataSchema, isNumeric, type ObjectSchema } from './schema';

/**
 * Why values of the one schema are not always values of the other; null where they are.
 * @param given what is handed over
 * @param wanted what is expected
 * @param place where in the value, for the message
 * @returns Chinese, naming the place
 */
export function findMisfit(given: DataSchema, wanted: DataSchema, place = ''): string | null {
  const at = place || '值';
  if (given.type === 'object' && wanted.type === 'object') return misfitOfObject(given, wanted, place);
  if (given.type === 'array' && wanted.type === 'array') {
    if (isBeyond(given.maxItems, wanted.maxItems)) return `${at} 可以有多于 ${wanted.maxItems} 项`;
    return findMisfit(given.items, wanted.items, `${place}[]`);
  }
  if (given.type === 'string' && wanted.type === 'string') {
    const { enum: choices, maxLength } = wanted;
    const others = choices && (given.enum?.filter(choice => !choices.includes(choice)) ?? ['其他文字']);
    if (others && others.length > 0) return `${at} 可以是 ${others.join('、')}`;
    const longest = given.enum ? Math.max(...given.enum.map(({ length }) => length)) : undefined;
    if (isBeyond(Math.min(longest ?? Infinity, given.maxLength ?? Infinity), maxLength))
      return `${at} 可以长于 ${maxLength} 个字`;
    return null;
  }
  if (isNumeric(given) && isNumeric(wanted)) {
    if (given.type === 'number' && wanted.type === 'integer') return `${at} 可以不是整数`;
    if (isBeyond(given.maximum, wanted.maximum)) return `${at} 可以大于 ${wanted.maximum}`;
    if (isBeyond(negative(given.minimum), negative(wanted.minimum))) return `${at} 可以小于 ${wanted.minimum}`;
    return null;
  }
  return given.type === wanted.type ? null : `${at} 是 ${given.type}，不是 ${wanted.type}`;
}

const negative = (value: number | undefined) => (value === undefined ? undefined : -value);

/** A bound that the other side counts on and this side does not keep. */
const isBeyond = (given: number | undefined, wanted: number | undefined) =>
  wanted !== undefined && (given ?? Infinity) > wanted;

function misfitOfObject(given: ObjectSchema, wanted: ObjectSchema, place: string): string | null {
  const isSure = (name: string) => given.required?.includes(name) ?? false;
  for (const [name, schema] of Object.entries(wanted.properties)) {
    const at = place ? `${place}.${name}` : name;
    const own = Object.hasOwn(given.properties, name) ? given.properties[name] : undefined;
    if (wanted.required?.includes(name) && !isSure(name)) return own ? `${at} 可以缺少` : `没有 ${at}`;
    const misfit = own && findMisfit(own, schema, at);
    if (misfit) return misfit;
  }
  return null;
}
