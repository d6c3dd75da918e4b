import { type RefusedPart, refusal } from './figure-text';
import { UNCHECKED, WORDS, withSaid } from './said';
import { type Goal, neutralState, type SelectionState, withAssumedSide } from './selection-state';
import { DRAFT, DRAFT_KEY, MAX_DRAFT, urlParts } from './url-parts';

export interface ParsedSelection {
  state: SelectionState;
  /** The ignored parts of the address, one Chinese sentence each, for the visitor. */
  problems: string[];
  /** The parts whose values cannot be read; they are among the problems. */
  refused: RefusedPart[];
}

const byKey = new Map(urlParts.map(part => [part.key, part]));

/** Parameters added by external links: ignored without a report. */
const foreign = /^(?:utm_\w+|spm|from_source|ref|gclid|bd_vid)$/;

/**
 * Reads the search part of a selection address, with or without `?`. Never throws: invalid parts are ignored and
 * reported. A missing part has its neutral value, not the value that the page shows first.
 */
export function parseSelectionSearch(search: string, goal: Goal): ParsedSelection {
  let state = neutralState(goal);
  const drafts: Record<string, string> = {};
  const problems: string[] = [];
  const refused: RefusedPart[] = [];
  const seen = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    if (seen.has(name)) {
      problems.push(`参数 ${name.slice(0, 40)} 重复，只取第一个`);
      continue;
    }
    seen.add(name);
    const draftKey = name.startsWith(DRAFT) ? name.slice(DRAFT.length) : '';
    if (DRAFT_KEY.test(draftKey)) {
      drafts[draftKey] = text.slice(0, MAX_DRAFT);
      continue;
    }
    if (name === WORDS || name === UNCHECKED) {
      state = { ...state, said: withSaid(state.said, name, text) };
      continue;
    }
    const part = byKey.get(name);
    if (!part) {
      if (!foreign.test(name)) problems.push(`参数 ${name.slice(0, 40)} 无法识别，已忽略`);
      continue;
    }
    const next = part.read(text, state);
    if (next) {
      state = next;
      continue;
    }
    const unread = { label: part.label, text, expected: part.expected };
    refused.push(unread);
    problems.push(refusal(unread));
  }
  return { state: withAssumedSide({ ...state, drafts }), problems, refused };
}
