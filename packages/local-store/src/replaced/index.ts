export type { ReplacedText } from './log-replaced';
export {
  addReplacedTexts,
  deleteReplaced,
  type ReplacedEntry,
  replacedTexts,
  type ReplacedTexts,
  restoreReplaced,
  subscribeReplaced,
} from './replaced-texts';
