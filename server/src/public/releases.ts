/** Registry, deployment and its checks: what `npm run deploy` and the builds use. */
export { collectGarbage } from '../domain/releases/deploy/collect-garbage';
export { type CompletedVersion, completeCopies } from '../domain/releases/deploy/complete-copies';
export { issueToken, withdrawToken } from '../domain/releases/deploy/issue-token';
export { type LiveSite, liveSiteOf, readLiveSite } from '../domain/releases/deploy/live-site';
export { promoteAsSet } from '../domain/releases/deploy/promote-as-set';
export { promoteFrom } from '../domain/releases/deploy/promote-from';
export { publishBuild } from '../domain/releases/deploy/publish-build';
export { readSubject, type Subject } from '../domain/releases/deploy/read-subject';
export { runGated as runOperation } from '../domain/releases/deploy/run-gated';
export { showConfig } from '../domain/releases/deploy/show-config';
export { SiteStatus, siteStatus } from '../domain/releases/deploy/site-status';
export { type DeployToken, listTokens, tokenRoles } from '../domain/releases/deploy/tokens';
export { pageProblems } from '../domain/releases/deploy/verify/page-records';
export { ChecksFailed, requirePassed, runChecks } from '../domain/releases/deploy/verify/run-checks';
export { staticChecks } from '../domain/releases/deploy/verify/static-checks';
export {
  DeployOutput,
  smokeCheck,
  toAnswer,
  toPreviewAnswer,
  toPreviewsAnswer,
} from '../domain/releases/deploy/wire';
export { createPreview, listPreviews, revokePreview } from '../domain/releases/previews';
export { integrityOf } from '../domain/releases/registry/integrity';
export { localPerson } from '../domain/releases/registry/local-person';
export { allApps, hasVisitors, rowsOf, withRows } from '../domain/releases/registry/operations/app-rows';
export { makeLive } from '../domain/releases/registry/operations/make-live';
export { RaceLost } from '../domain/releases/registry/operations/race-lost';
export { wasDeployed } from '../domain/releases/registry/operations/was-deployed';
export { publish, publishTo } from '../domain/releases/registry/publish';
export { readBuild } from '../domain/releases/registry/read-build';
export {
  type AppPath,
  appName,
  appPath,
  manifestName,
  registryFile,
  versionFolder,
  versionKey,
} from '../domain/releases/registry/registry-paths';
export { killedOf, Registry, type RegistryRow } from '../domain/releases/registry/registry-schema';
export { registryFolder, registryStore } from '../domain/releases/registry/registry-store';
export { storageFault } from '../domain/releases/registry/storage-fault';
export { signTrial, type TrialStatement } from '../domain/releases/trial/signed-trial';
export { issueTrialKey, listTrialKeys, revokeTrialKey } from '../domain/releases/trial/trial-keys';
export { setTrialPolicy } from '../domain/releases/trial/trial-policy';
export { acceptTrial, noteOwnTrial } from '../domain/releases/trial/trial-results';
export { createGroup, listGroups, removeGroup } from '../domain/releases/trial-groups';
export { OperationRefused } from '../platform/process/operation-refused';
