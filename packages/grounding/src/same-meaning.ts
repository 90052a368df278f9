import wordGroups from '../word-lists/word-groups.json';
import { englishRoot, germanRoot, type Token } from './roots';
import { aliasKeys } from './vocabulary';

// Words that people swap for each other when they say the same about their work: a group in each line.
const meanings = new Map<string, Set<number>>();
let isRead = false;

function read(): void {
  isRead = true;
  for (const [index, line] of wordGroups.entries()) {
    for (const word of line.split(' ')) {
      for (const root of [englishRoot(word), germanRoot(word)]) {
        const known = meanings.get(root);
        if (known) known.add(index);
        else meanings.set(root, new Set([index]));
      }
    }
  }
}

/** Whether two roots are the same word or words for the same. */
export function meanTheSame(left: string, right: string): boolean {
  if (left === right) return true;
  if (!isRead) read();
  const own = meanings.get(left);
  const other = meanings.get(right);
  if (!own || !other) return false;
  for (const group of own) if (other.has(group)) return true;
  return false;
}

/** Whether two words speak of the same: by their form, by another name, or by a word that people swap for it. */
export function isSameThing(left: Token, right: Token): boolean {
  return (
    left.key === right.key ||
    left.root === right.root ||
    left.germanRoot === right.germanRoot ||
    meanTheSame(left.root, right.root) ||
    meanTheSame(left.germanRoot, right.germanRoot) ||
    aliasKeys(left.key).includes(right.key)
  );
}
