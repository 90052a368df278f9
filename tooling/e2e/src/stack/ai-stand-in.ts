import { type ProviderAnswer, type ProviderRequest, startAiProviderServer } from '@keepmark/api/testing';

/** What `{{word}}` in a prompt, a résumé or a posting makes the stand-in do. */
const words: Readonly<Record<string, Partial<ProviderAnswer>>> = {
  slow: { paceMs: 250 },
  cut: { behavior: 'cut' },
  length: { behavior: 'length' },
  busy: { behavior: 'overload' },
  error: { behavior: 'error-500' },
  refused: { behavior: 'bad-key' },
};

interface Message {
  readonly role: string;
  readonly content: string | readonly { readonly text?: string }[];
}

/**
 * Starts a stand-in for AI providers that answers like a helpful model: Markdown for a prompt, and JSON that quotes the
 * data where the call asks for it. `{{slow}}` and the other words above change how, and `{{say: …}}` what it answers.
 * @returns the setting that the API needs
 */
export async function startAiStandIn(): Promise<{ AI_LOCAL_URL: string }> {
  const server = await startAiProviderServer();
  server.answerTo = answerTo;
  return { AI_LOCAL_URL: server.urls.local };
}

function answerTo({ body }: ProviderRequest): Partial<ProviderAnswer> {
  const { messages } = JSON.parse(body) as { messages: readonly Message[] };
  const textOf = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(contentOf)
      .join('\n');
  const question = textOf('user');
  const how = Object.entries(words).find(([word]) => question.includes(`{{${word}}}`));
  const answer = wantedAnswer(question) ?? usualAnswer(textOf('system'), question);
  return { pieces: answer.match(/\S+\s*/g) ?? [], ...how?.[1] };
}

const contentOf = ({ content }: Message): string =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n');

/** The answer that the question itself asks for. In the data of a call it is JSON in a JSON text. */
function wantedAnswer(question: string): string | undefined {
  const inPrompt = /\{\{say:([^]*?)\}\}/;
  const inData = [...stringsIn(dataOf(question))].find((text) => inPrompt.test(text));
  return inPrompt.exec(inData ?? question)?.[1]?.trim();
}

/** The data that the API puts behind a marker, as `question.ts` of the API writes it. */
function dataOf(question: string): Record<string, unknown> {
  const json = /<(data-[\w-]+)>\n([^]*)\n<\/\1>/.exec(question)?.[2];
  try {
    return json === undefined ? {} : (JSON.parse(json) as Record<string, unknown>);
  } catch {
    return {};
  }
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const each of Object.values(value)) yield* stringsIn(each);
}

/** Sentences and lines of text long enough to quote. */
const passagesOf = (data: unknown): string[] =>
  [...stringsIn(data)]
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))
    .map((text) => text.trim())
    .filter((text) => text.length > 20);

/** An answer in the form that the system prompt describes. */
function usualAnswer(system: string, question: string): string {
  const { resume, job, paths } = dataOf(question);
  if (system.includes('{"findings":[')) {
    const [quote = ''] = passagesOf(resume);
    return JSON.stringify({
      findings: [
        { severity: 'important', message: 'Say what came of your work.', quote },
        { severity: 'praise', message: 'The order is clear.', quote: '' },
      ],
    });
  }
  if (system.includes('{"requirements":[')) {
    const [evidence = ''] = passagesOf(resume);
    const requirements = passagesOf(job)
      .slice(0, 4)
      .map((quote, index) => ({
        requirement: quote,
        quote,
        isRequired: index < 2,
        evidence: index === 0 ? evidence : '',
      }));
    return JSON.stringify({ requirements, summary: 'The first requirement is met.' });
  }
  if (system.includes('{"changes":[')) {
    // The first one invents a number, the second only swaps a word.
    const changes = Object.entries((paths ?? {}) as Readonly<Record<string, string>>)
      .slice(0, 2)
      .map(([path, before], index) => ({
        path,
        before,
        after: index === 0 ? `${before.replace(/\.$/, '')}, which saved 45% of the time.` : before.replace(/\.?$/, '!'),
        sourceIds: [],
        reason: 'Closer to the posting.',
      }));
    return JSON.stringify({ changes });
  }
  if (system.includes('{"fields":[')) {
    const quotes = passagesOf(dataOf(question));
    return JSON.stringify({
      fields: quotes
        .slice(0, 2)
        .map((quote, index) => ({ name: index ? 'skills' : 'responsibilities', value: quote, quote })),
    });
  }
  const about = question
    .split('\n')[0]
    ?.replaceAll(/\{\{.*?\}\}/g, '')
    .trim()
    .slice(0, 80);
  return `## Answer of the stand-in\n\nYou asked: ${about}\n\n- **First**, write down what matters.\n- Then ask somebody who knows.\n\nGood luck, [NAME].`;
}
