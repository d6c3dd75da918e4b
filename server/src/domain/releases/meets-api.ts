import { API_VERSION } from '@shixuan/api';
import { satisfies } from 'semver';

/**
 * Whether a remote runs with this site's API.
 * @param wanted its `requires.api`; a range that cannot be read is not met
 */
export const meetsApi = (wanted: string | undefined, api: string = API_VERSION): boolean =>
  wanted === undefined || satisfies(api, wanted);
