export {
  type ConfigField,
  type ConfigOf,
  type ConfigSchema,
  ConfigSchemaForm,
  type ReadConfig,
  readConfig,
} from './config-schema';
export { DataSchemaForm, ObjectSchemaForm } from './data-schema-form';
export { findMisfit } from './find-misfit';
export { type ReadValue, readValue } from './read-value';
export type { DataSchema, ObjectSchema, ValueOf } from './schema';
