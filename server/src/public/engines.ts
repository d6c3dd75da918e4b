/** Search and selection without HTTP, for benches. */
export { answerSearch } from '../domain/search/answering/answer-search';
export { SiteSearch } from '../domain/search/finding/site-search';
export { judge, judgedParts, judgedQueries, measure } from '../domain/search/judging/judge';
export {
  judgedPrefixes,
  judgedShares,
  judgeSuggestions,
  measurePrefixes,
} from '../domain/search/judging/judge-suggestions';
export { readMisses } from '../domain/search/misses';
export { suggest } from '../domain/search/suggesting/suggest';
export { siteSynonyms } from '../domain/search/text/synonyms';
export { selectionOf } from '../domain/selection/selection-of';
export { solve } from '../domain/selection/solve';
export { warmUpJobs } from '../domain/selection/warm-up-jobs';
export { warmUpTasks } from '../domain/selection/warm-up-tasks';
