import type { ConfigOf, ConfigSchema } from './data-schema/config-schema';
import { useHost } from './host-context';
import type { HostServices } from './services';

/**
 * The remote's own settings, each with the operator's value or its default. The site has read them by the same schema; shells before
 * contract 1.6, development servers and embedding pages hand none over, and the defaults hold. Since contract 1.6.
 * @param schema as the remote's descriptor gives it (`config`)
 */
export function configOf<const S extends ConfigSchema>(host: HostServices, { properties }: S): ConfigOf<S> {
  const own = host.config.own ?? {};
  const values = Object.entries(properties).map(([name, field]) => [
    name,
    Object.hasOwn(own, name) ? own[name] : field.default,
  ]);
  return Object.fromEntries(values) as ConfigOf<S>;
}

/** The same inside a component. Since contract 1.6. */
export const useConfig = <const S extends ConfigSchema>(schema: S): ConfigOf<S> => configOf(useHost(), schema);
