import type { ResumeChange } from '@keepmark/contracts';
import type { ClaimKind } from './claim';

type AddSpan = (kind: ClaimKind, level: 'red' | 'amber' | undefined, start: number, end: number) => void;

/** Blanks that somebody was meant to fill in: [number], XX%, $X, {{company}}, ___, TBD. */
const placeholder =
  /\[[^\][\n]{1,80}\](?!\()|\{\{?[^{}\n]{1,60}\}?\}|<[\p{L}][^<>\n]{0,60}>|_{2,}|(?<![\p{L}\p{N}])(?:[$€£]\s?)?(?:x{2,4}|[XYZN])(?:\s?[%+k]|(?=\s(?:percent|years?|months?|people|employees|clients|customers|team|Prozent|Jahre)))|(?<![\p{L}\p{N}])[$€£]\s?[Xx]+(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:X{2,5}|XYZ|TBD|TBA|N\.N\.)(?![\p{L}\p{N}])|#{2,}|(?:[A-Z]BC|XYZ|Acme|Example) (?:Company|Corp|Corporation|Inc|Institute|University)|\blorem ipsum\b|\b(?:your|insert|enter|add) (?:number|name|company|percentage|amount|metric|figure|skill)s?(?: here)?\b|…(?=\s?%)|\?{2,}/giu;

export function findPlaceholders({ before, after }: ResumeChange, addSpan: AddSpan): void {
  for (const match of after.matchAll(placeholder)) {
    const [text] = match;
    // What stood there before, such as the tag of personal data, may stay.
    addSpan('placeholder', before.includes(text) ? undefined : 'red', match.index, match.index + text.length);
  }
}
