/** Path of the description of the calls for machines. */
export const OPENAPI_PATH = '/embed/v1/openapi.json';
