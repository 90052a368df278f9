export {
  addReplacedTexts,
  deleteReplaced,
  type ReplacedEntry,
  type ReplacedText,
  replacedTexts,
  type ReplacedTexts,
  restoreReplaced,
  subscribeReplaced,
} from './replaced-texts';
