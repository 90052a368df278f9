import {
  type AiAnswer,
  type aiAnswer,
  aiKeyHeader,
  type AiStreamEvent,
  analyzeResume,
  type Call,
  careerCoaching,
  careerCounseling,
  type envelope,
  getAiStatus,
  jobSearchAssistant,
  jobSearchCoach,
  type nothing,
  optimizeResume,
  requestAi,
  reviewResume,
  salaryAssistant,
} from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { InvalidRequestError } from '../platform/errors/errors';
import { type CallInput, registerCall, signalWhenGone } from '../platform/calls/calls';
import type { Environment } from '../platform/runtime/runtime';
import { type AssistantOptions, type Asker, createAssistant, type PreparedCall } from './create-assistant';
import { analyzeQuestion, optimizeQuestion, promptQuestion, reviewQuestion } from './question';
import { type ModelText, readChanges, readFindings, readPostingFields, readRequirements } from './read-results';
import { systemPrompts } from './system-prompts';

type AiCall<Body extends z.ZodMiniType> = Call<
  typeof nothing,
  Body,
  ReturnType<typeof envelope<typeof aiAnswer>>,
  true
>;

/** Below this there's nothing to compare a résumé with. */
const minDescriptionCharacters = 100;

/** What to ask the AI for a body. */
type Prepare<Body extends z.ZodMiniType> = (
  body: z.output<Body>,
) => Omit<PreparedCall, 'kind'> & { kind?: PreparedCall['kind'] };

interface AiRoute<Body extends z.ZodMiniType> {
  readonly call: AiCall<Body>;
  readonly prepare: Prepare<Body>;
  /** The message beside the answer, where the call has one. */
  readonly messageFor: ((body: z.output<Body>) => string) | undefined;
}

/** Registers an AI call as JSON and as events. */
function registerAiCall<Body extends z.ZodMiniType>(
  app: FastifyInstance,
  assistant: ReturnType<typeof createAssistant>,
  { call, prepare, messageFor }: AiRoute<Body>,
): void {
  const kind = call.path.replace('ai/', '').replaceAll('/', '-');
  type Input = CallInput<typeof nothing, Body, true>;
  const askerOf = ({ caller, request, reply }: Input): Asker => ({
    userId: caller.uid,
    ownKey: request.headers[aiKeyHeader]?.toString() || undefined,
    signal: signalWhenGone(reply),
  });
  /** Only a complete answer has a message: it says that something is complete. */
  const messageOf = (body: z.output<Body>, { finish }: AiAnswer) =>
    messageFor && finish === 'stop' ? { message: messageFor(body) } : {};
  registerCall(
    app,
    call,
    async (input) => {
      const data = await assistant.answer({ kind, ...prepare(input.body) }, askerOf(input));
      return { success: true, data, ...messageOf(input.body, data) };
    },
    {
      events: async (input) => {
        const events = await assistant.stream({ kind, ...prepare(input.body) }, askerOf(input));
        return withMessage(events, (answer) => messageOf(input.body, answer));
      },
    },
  );
}

const prepareAnalysis: Prepare<typeof analyzeResume.body> = ({ resume, job, provider }) => {
  if (job.jobDescription.trim().length + job.jobPostingData.trim().length < minDescriptionCharacters) {
    throw new InvalidRequestError('The job description is too short to compare with. Add the full posting.');
  }
  return {
    provider,
    question: analyzeQuestion(resume, job),
    read: (written) => readRequirements(written, resume, job),
  };
};

/**
 * The nine AI calls, each as JSON or, with `Accept: text/event-stream`, as events (`aiStreamEvent`), and the status of
 * the AI.
 */
export function registerAssistantRoutes(
  app: FastifyInstance,
  environment: Environment,
  options: AssistantOptions,
): void {
  const assistant = createAssistant(app, environment, options);

  const register = <Body extends z.ZodMiniType>(
    call: AiCall<Body>,
    prepare: Prepare<Body>,
    messageFor?: (body: z.output<Body>) => string,
  ): void => registerAiCall(app, assistant, { call, prepare, messageFor });

  registerCall(app, getAiStatus, async ({ caller }) => ({ success: true, data: await assistant.status(caller.uid) }));
  register(requestAi, ({ prompt, kind, provider }) => ({
    kind,
    provider,
    question: promptQuestion(systemPrompts.request(kind), prompt, {}),
    ...(kind === 'full-job-posting' && { read: (written: ModelText) => readPostingFields(written, prompt) }),
  }));
  register(reviewResume, ({ resume, prompt, provider }) => ({
    provider,
    question: reviewQuestion(resume, prompt),
    read: (written) => readFindings(written, resume),
  }));
  register(optimizeResume, ({ resume, job, provider }) => ({
    provider,
    question: optimizeQuestion(resume, job),
    read: (written) => readChanges(written, resume),
  }));
  register(analyzeResume, prepareAnalysis, ({ job }) => `Resume Analysis Complete For Job ${job.jobTitle}`);
  register(salaryAssistant, ({ prompt, provider, ...data }) => ({
    provider,
    question: promptQuestion(systemPrompts.salary, prompt, data),
  }));
  for (const call of [careerCounseling, careerCoaching] as const) {
    register(call as AiCall<typeof careerCounseling.body>, ({ prompt, provider, ...data }) => ({
      provider,
      question: promptQuestion(systemPrompts.career, prompt, data),
    }));
  }
  for (const call of [jobSearchCoach, jobSearchAssistant]) {
    register(call, ({ prompt, provider, ...data }) => ({
      provider,
      question: promptQuestion(systemPrompts.search, prompt, data),
    }));
  }
}

async function* withMessage(events: AsyncIterable<AiStreamEvent>, messageOf: (answer: AiAnswer) => object) {
  for await (const event of events) yield event.type === 'done' ? { ...event, ...messageOf(event.data) } : event;
}
