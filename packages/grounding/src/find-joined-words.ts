import type { Token } from './roots';
import type { Suggestion } from './suggestion';
import { isSameThing } from './same-meaning';

/** What a line says of work that wasn't somebody's own, or not always. */
const cautious =
  /^(?:help\w*|assist\w*|support\w*|sometimes|occasional\w*|when|if|with|together|alongside|joint\w*|shadow\w*|sat|watch\w*|relief|backup|learn\w*|boss|manager|supervisor|foreman|he|she|they|mitgeholfen|geholfen|unterstütz\w*|manchmal|gelegentlich|wenn|zusammen|teils|teilweise|vertret\w*|mitgearbeitet|mitgemacht|chef|chefin|meister)$/;

const isContent = ({ isPunctuation, isFunction }: Token): boolean => !isPunctuation && !isFunction;
const isCautious = (words: readonly Token[]): boolean => words.some(({ lower }) => cautious.test(lower));

/**
 * A text of known words alone may still say something new: words of several lines put together, or "trained new drivers" for
 * somebody who helped to. Amber at its first word that the nearest line doesn't have, or at its first word.
 */
export function findJoinedWords({ tokens, entry, judge }: Suggestion): void {
  const content = tokens.filter(isContent);
  const [nearest] = entry.lineTokens
    .map((line) => ({ line, missing: content.filter((token) => !line.some((own) => isSameThing(own, token))) }))
    .toSorted((left, right) => left.missing.length - right.missing.length);
  if (!nearest) return;
  const token = nearest.missing[0] ?? (isCautious(nearest.line) && !isCautious(tokens) ? content[0] : undefined);
  if (!token) return;
  const at = tokens.indexOf(token);
  judge(at, at + 1, 'scope', 'amber');
}
