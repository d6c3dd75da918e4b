/** Search and selection without HTTP, for benches. */
export { answerSearch } from '../domain/search/answer-search';
export { judge, judgedParts, judgedQueries, measure } from '../domain/search/judge';
export {
  judgedPrefixes,
  judgedShares,
  judgeSuggestions,
  measurePrefixes,
} from '../domain/search/judge-suggestions';
export { readMisses } from '../domain/search/misses';
export { SiteSearch } from '../domain/search/site-search';
export { suggest } from '../domain/search/suggest';
export { siteSynonyms } from '../domain/search/synonyms';
export { selectionOf } from '../domain/selection/selection-of';
export { solve } from '../domain/selection/solve';
export { warmUpJobs } from '../domain/selection/warm-up-jobs';
export { warmUpTasks } from '../domain/selection/warm-up-tasks';
