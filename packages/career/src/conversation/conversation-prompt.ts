import { asData, cutMark, visitMarker } from '@keepmark/assistant/as-data';

/** A question of a conversation with its answer. */
export interface Exchange {
  readonly question: string;
  readonly answer: string;
}

export interface ConversationPrompt {
  readonly question: string;
  /** Known facts, such as `{ occupation: 'Registered Nurses', tasks: … }`. Empty texts are left out. */
  readonly facts: Readonly<Record<string, string>>;
  /** The oldest first. */
  readonly earlier: readonly Exchange[];
}

/** A prompt may have 24,000 characters; the rest is for placeholders longer than what they hide. */
const maxCharacters = 21_000;
const maxFacts = 6000;
const maxAnswer = 4000;
const maxEarlierQuestion = 1000;

const shortened = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most - cutMark.length).replace(/[\uD800-\uDBFF]$/, '') + cutMark;

/** Adds exchanges from the last one backward while they fit. */
function earlierText(earlier: readonly Exchange[], marker: string, limit: number): string {
  const short = earlier.map(({ question, answer }) => ({
    question: shortened(question, maxEarlierQuestion),
    answer: shortened(answer, maxAnswer),
  }));
  let text = '';
  for (let count = 1; count <= short.length; count += 1) {
    const data = Object.fromEntries(
      short
        .slice(-count)
        .flatMap(({ question, answer }, at) => [
          [`question ${at + 1}`, question] as const,
          [`answer ${at + 1}`, answer],
        ]),
    );
    const longer = asData(data, marker, Number.POSITIVE_INFINITY);
    if (longer.length > limit) break;
    text = longer;
  }
  return text;
}

/**
 * A question with the known facts and the earlier exchanges as marked data. To fit the limit of a prompt, leaves out
 * the oldest exchanges first, and never shortens the question.
 */
export function conversationPrompt(
  { question, facts, earlier }: ConversationPrompt,
  marker: string = visitMarker(),
): string {
  const asked = question.trim();
  const parts = [asked];
  const left = () => maxCharacters - parts.join('\n\n').length;
  const add = (heading: string, text: (limit: number) => string) => {
    const limit = left() - heading.length - 4;
    const data = limit > 0 ? text(limit) : '';
    if (data !== '' && data.length <= limit) parts.push(`${heading}\n${data}`);
  };
  // The exchanges matter more than the facts, which an answer has repeated.
  const known = asData(facts, marker, maxFacts);
  const reserved = Math.min(known.length + 100, maxFacts);
  add('Earlier in this conversation:', (limit) => earlierText(earlier, marker, limit - reserved));
  add('Facts on file:', (limit) => asData(facts, marker, Math.min(maxFacts, limit - 100)));
  return parts.join('\n\n');
}
