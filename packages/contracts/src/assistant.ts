import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';
import { line } from './text';

/** Providers of AI answers. `local` is any endpoint that speaks the OpenAI chat format, such as Ollama. */
export const aiProviders = ['google', 'anthropic', 'local'] as const;
export type AiProvider = (typeof aiProviders)[number];

/** Limits of one AI call. Characters are UTF-16 units of the text, or of the JSON of a résumé or posting. */
export const aiLimits = {
  promptCharacters: 24_000,
  documentCharacters: 40_000,
  answerTokens: 2000,
  firstTokenMs: 30_000,
  betweenChunksMs: 20_000,
  totalMs: 120_000,
  streamsPerUser: 2,
  freeAnswersPerDay: 10,
  planAnswersPerDay: 200,
} as const;

/** Header with a user's own key for the provider that the body names. Never stored or logged, and uses no quota. */
export const aiKeyHeader = 'x-ai-key';

/** What a prompt of `ai/request` is for. The server chooses its system prompt by it. */
export const aiRequestKinds = [
  'company-summary',
  'company-linkedin',
  'company-competitors',
  'company-keywords',
  'company-reviews',
  'company-mission',
  'cover-letter',
  'job-summary',
  'interview-questions',
  'full-job-posting',
  'job-preparation',
  'interview-feedback',
] as const;
export type AiRequestKind = (typeof aiRequestKinds)[number];

const prompt = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter a prompt.'),
    z.maxLength(aiLimits.promptCharacters, 'Use 24,000 characters or fewer.'),
  );
const provider = z.optional(z.enum(aiProviders, 'Choose google, anthropic or local.'));
const text = z._default(z.string(), '');

const fitsLimit =
  (name: string) =>
  (value: unknown): string | undefined =>
    JSON.stringify(value).length > aiLimits.documentCharacters
      ? `The ${name} is longer than 40,000 characters. Shorten it and try again.`
      : undefined;

const within = <Schema extends z.ZodMiniType>(name: string, schema: Schema) => {
  const tooLong = fitsLimit(name);
  return schema.check((input) => {
    const message = tooLong(input.value);
    if (message) input.issues.push({ code: 'custom', message, input: input.value });
  });
};

const entry = z.object({
  internalId: z.string().check(z.minLength(1)),
  title: text,
  companyName: text,
  institutionName: text,
  degree: text,
  major: text,
  startDate: text,
  endDate: text,
  notes: text,
});

/**
 * A résumé as an AI call takes it (specification, section 3). Names, contact data and addresses aren't part of it: the
 * client leaves them out. `entries` are those of further sections, such as projects.
 */
export const aiResume = within(
  'résumé',
  z.object({
    headline: text,
    summary: text,
    experience: z._default(z.array(entry), []),
    education: z._default(z.array(entry), []),
    skills: z._default(z.array(z.object({ internalId: z.string(), skillName: z.string() })), []),
    entries: z._default(z.array(entry), []),
  }),
);
export type AiResume = z.infer<typeof aiResume>;

/** A job as an AI call takes it. */
export const aiJob = within(
  'posting',
  z.object({ companyName: text, jobTitle: text, jobDescription: text, jobPostingData: text }),
);
export type AiJob = z.infer<typeof aiJob>;

/** A change that the AI suggests. `before` is what stands at `path` in the résumé. */
export const resumeChange = z.object({
  /** `summary`, or `experience/{internalId}/notes/{line}` with lines counted from 0; also `education` and `entries`. */
  path: z.string(),
  before: z.string(),
  after: z.string(),
  /** Ids of the entries that the new text draws on. */
  sourceIds: z.array(z.string()),
  reason: text,
});
export type ResumeChange = z.infer<typeof resumeChange>;

/** Something the review noticed. `quote` stands in the résumé word for word, or is empty. */
export const resumeFinding = z.object({
  severity: z.enum(['important', 'improvement', 'praise']),
  message: z.string(),
  quote: text,
});
export type ResumeFinding = z.infer<typeof resumeFinding>;

/** A requirement of a posting. `quote` stands in the posting, `evidence` in the résumé, word for word. */
export const jobRequirement = z.object({
  requirement: z.string(),
  quote: z.string(),
  isRequired: z.boolean(),
  /** Empty when the résumé doesn't show it. */
  evidence: z.string(),
});
export type JobRequirement = z.infer<typeof jobRequirement>;

/** A field of a posting with the words of the posting that it was read from. */
export const postingField = z.object({ name: line(60), value: z.string(), quote: z.string() });
export type PostingField = z.infer<typeof postingField>;

/** The structured part of an answer. Quotes and `before` texts were checked by the server; others were dropped. */
const aiResult = z.object({
  changes: z.optional(z.array(resumeChange)),
  findings: z.optional(z.array(resumeFinding)),
  requirements: z.optional(z.array(jobRequirement)),
  /**
   * 0 to 100: the share of requirements with evidence, required ones weighing double. Computed, never the model's. Missing
   * if the answer reached its length, since requirements are missing then.
   */
  score: z.optional(z.number()),
  fields: z.optional(z.array(postingField)),
  /** How many items the server dropped because they didn't match the text they quote. */
  dropped: z.optional(z.number()),
});
export type AiResult = z.infer<typeof aiResult>;

export const aiAnswer = z.object({
  /** Markdown. */
  answer: z.string(),
  provider: z.enum(aiProviders),
  model: z.string(),
  /** `length`: the answer reached its limit and is incomplete. */
  finish: z.enum(['stop', 'length']),
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number() }),
  /** Something to tell the person about this answer, such as that the model read only part of the prompt. */
  warning: z.optional(z.string()),
  result: z.optional(aiResult),
});
export type AiAnswer = z.infer<typeof aiAnswer>;

const call = <const Path extends string, Body extends z.ZodMiniType>(path: Path, summary: string, body: Body) =>
  defineCall({ method: 'POST', path, token: true, summary, params: nothing, body, answer: envelope(aiAnswer) });

export const requestAi = call(
  'ai/request',
  'Ask the AI with a prompt of your own',
  z.object({ prompt, kind: z.enum(aiRequestKinds, 'Choose one of the listed kinds.'), provider }),
);

export const reviewResume = call(
  'ai/resume/review',
  'Have a résumé reviewed',
  z.object({ resume: aiResume, prompt: z.optional(prompt), provider }),
);

export const optimizeResume = call(
  'ai/resume/optimize',
  'Get suggested changes to a résumé for a job',
  z.object({ resume: aiResume, job: aiJob, provider }),
);

export const analyzeResume = call(
  'ai/resume/analyze',
  'Compare a résumé with the requirements of a job',
  z.object({ resume: aiResume, job: aiJob, provider }),
);

export const salaryAssistant = call(
  'ai/salary/assistant',
  'Get advice on a salary',
  z.object({ role: line(), location: text, experienceNeeded: text, offer: text, prompt, provider }),
);

export const careerCounseling = call(
  'ai/career/counseling',
  'Get advice on a career',
  z.object({ career: line(), prompt, provider }),
);

export const careerCoaching = call(
  'ai/career/coaching',
  'Get coaching toward a career',
  z.object({
    currentCareer: text,
    skills: text,
    interests: text,
    longTermGoals: text,
    career: text,
    prompt,
    provider,
  }),
);

const searchAdvice = z.object({ career: text, jobTitle: text, prompt, provider });
export const jobSearchCoach = call('ai/job/search/coach', 'Get coaching for a job search', searchAdvice);
export const jobSearchAssistant = call('ai/job/search/assistant', 'Get help with a job search', searchAdvice);

const providerModel = z.object({ provider: z.enum(aiProviders), model: z.string() });

/** What a person can ask the AI for, and how much of it is left. */
export const aiStatus = z.object({
  /** Providers that the operator has set up, the preferred one first. Empty when there are none. */
  providers: z.array(providerModel),
  /** Models that a person's own key is used with. */
  ownKeyModels: z.array(providerModel),
  /** Answers a day, and how many of today's are used. Own keys don't count. */
  dailyAnswers: z.number(),
  answersUsed: z.number(),
  answersLeft: z.number(),
  /** When the next day starts, ISO 8601. */
  resetsAt: z.string(),
});
export type AiStatus = z.infer<typeof aiStatus>;

/** Not part of the specification. */
export const getAiStatus = defineCall({
  method: 'GET',
  path: 'ai/status',
  token: true,
  summary: 'Read which AI providers are set up and how many answers are left today',
  params: nothing,
  body: nothing,
  answer: envelope(aiStatus),
});

/**
 * Events of an AI call with `Accept: text/event-stream`. `text` events add up to the answer of an unstructured call;
 * structured calls send `progress` instead. The last event is `done` with the whole answer, or `error`. Before the first
 * event, a failure is an ordinary JSON answer.
 */
export const aiStreamEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), provider: z.enum(aiProviders), model: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('progress'), characters: z.number() }),
  z.object({ type: z.literal('done'), data: aiAnswer, message: z.optional(z.string()) }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
]);
export type AiStreamEvent = z.infer<typeof aiStreamEvent>;
