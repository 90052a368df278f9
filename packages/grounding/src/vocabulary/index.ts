export { aliasKeys, canonicalKey } from './aliases';
export { stem } from './stem';
export { phraseKey, type Word, wordKey, wordsOf } from './words';
