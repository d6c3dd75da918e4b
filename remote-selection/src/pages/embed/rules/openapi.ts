/** Path of the description of the calls for machines; null while there is none. */
export const OPENAPI_PATH: string | null = null;
