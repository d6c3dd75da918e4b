/** What benches and stories build a situation with. */
export { badInputs } from '../../test/bad-inputs';
export { bareServer } from '../../test/bare-server';
export { type Measured, measureListSql } from '../../test/catalogue/measure-list-sql';
export { searchedNames } from '../../test/catalogue/searched-names';
export { fixedCatalogue } from '../../test/fixed-catalogue';
export { onDatabase } from '../../test/on-database';
export { sharedSolver } from '../../test/shared-solver';
export { siteIndex } from '../../test/site-catalogue';
export { siteFiles } from '../../test/site-files';
export { testCertificate, testKey } from '../../test/tls-certificate';
export { unreachableDatabase } from '../../test/unreachable-database';
export { reportFileOf } from '../documents/selection-report/report-file-of';
export { noHeading } from '../documents/selection-report/report-heading';
export { drawProfiler, drawProfilerMounting, drawVolume, drawVolumeMounting } from '../domain/drawings';
