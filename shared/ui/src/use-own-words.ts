import { useContext } from 'react';
import { type OwnWords, OwnWordsContext } from './own-words';

/** What a component says by itself, in the language of the page. */
export const useOwnWords = (): OwnWords => useContext(OwnWordsContext);
