import { randomUUID } from 'node:crypto';
import {
  type AiAnswer,
  aiLimits,
  type AiProvider,
  aiProviders,
  type AiStatus,
  type AiStreamEvent,
} from '@keepmark/contracts';
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { FastifyInstance } from 'fastify';
import { describeError } from '../platform/calls/calls';
import type { Environment } from '../platform/runtime/runtime';
import type { CompleteAnswer, Question, Timeouts } from './ask-model';
import { ProviderError } from './ai-errors';
import { type ChosenModel, chooseModel, configuredModels, microUsdOf, ownKeyModels } from './choose-model';
import { tellsSystemPrompt } from './hostile-text';
import { unreadableAnswer } from './provider-failure';
import { estimatedTokens } from './question';
import type { ModelText, ReadResult } from './read-results';
import { nextDay, type SettledCall, usageRepository } from './usage-repository';

// The SDK would write warnings to the console.
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

/** What to ask, and how to read the answer. */
export interface PreparedCall {
  /** What the usage row says the call was for. */
  readonly kind: string;
  readonly provider: AiProvider | undefined;
  readonly question: Question;
  /** For structured calls. @throws ProviderError when the answer can't be read */
  readonly read?: (written: ModelText) => ReadResult;
}

/** Who asks. */
export interface Asker {
  readonly userId: string;
  readonly ownKey: string | undefined;
  /** Aborted when the caller leaves, which stops the provider's work. */
  readonly signal: AbortSignal;
}

export interface AssistantOptions {
  /** How many answers a person has a day, by their plan. */
  readonly dailyAnswersOf: (userId: string) => Promise<number>;
  readonly timeouts?: Timeouts | undefined;
}

/** What asking takes. */
interface AssistantContext {
  readonly dailyAnswersOf: AssistantOptions['dailyAnswersOf'];
  readonly timeouts: Timeouts;
  readonly log: FastifyInstance['log'];
  readonly environment: Environment;
  readonly usage: ReturnType<typeof usageRepository>;
  readonly outages: ReadonlyMap<AiProvider, ReturnType<typeof breaker>>;
}

/** Asks providers for people: quota and budget first, one question, and what it used stored whatever happens. */
export function createAssistant(
  app: FastifyInstance,
  environment: Environment,
  { dailyAnswersOf, timeouts = aiLimits }: AssistantOptions,
) {
  const usage = usageRepository(app.database.write);
  const outages = new Map(aiProviders.map((provider) => [provider, breaker()]));
  const context: AssistantContext = { log: app.log, environment, usage, outages, dailyAnswersOf, timeouts };

  return {
    /** What is set up, and what a user has left today. */
    status: async (userId: string, now = new Date()): Promise<AiStatus> => {
      const dailyAnswers = await dailyAnswersOf(userId);
      const answersUsed = await usage.usedOn(userId, now);
      return {
        providers: configuredModels(environment),
        ownKeyModels: ownKeyModels(environment),
        dailyAnswers,
        answersUsed,
        answersLeft: Math.max(0, dailyAnswers - answersUsed),
        resetsAt: nextDay(now).toISOString(),
      };
    },

    /** The whole answer. @throws ApiError */
    answer: async (call: PreparedCall, asker: Asker): Promise<AiAnswer> => {
      const pieces = askForPerson(context, call, asker, false);
      let piece = await pieces.next();
      while (!piece.done) piece = await pieces.next();
      return piece.value;
    },

    /** The events of an answer. Resolves with the first token. @throws ApiError before it; later failures are events */
    stream: async (call: PreparedCall, asker: Asker): Promise<AsyncGenerator<AiStreamEvent, void>> => {
      const { provider, modelId: model } = chooseModel(environment, call.provider, asker.ownKey);
      const pieces = askForPerson(context, call, asker, true);
      const first = await pieces.next();
      return events({ type: 'start', provider, model }, first, pieces, call.read !== undefined);
    },
  };
}

/** Yields the text as it arrives, and returns the whole answer. */
async function* askForPerson(
  context: AssistantContext,
  call: PreparedCall,
  asker: Asker,
  isStream: boolean,
): AsyncGenerator<string, AiAnswer> {
  const chosen = chooseModel(context.environment, call.provider, asker.ownKey);
  const settle = await reserve(context, call, chosen, { userId: asker.userId, isStream });
  let characters = 0;
  const stoppedAt = (finish: string, isReturned: boolean) =>
    settle({
      finish,
      inputTokens: isReturned ? 0 : estimatedTokens(call.question),
      outputTokens: Math.ceil(characters / 3),
      isReturned,
    });
  try {
    // The SDK is loaded with the first question: most processes start without needing it.
    const { askModel } = await import('./ask-model');
    const pieces = askModel(chosen, call.question, asker.signal, context.timeouts);
    let piece = await guarded(context.outages.get(chosen.provider), () => pieces.next());
    while (!piece.done) {
      characters += piece.value.length;
      yield piece.value;
      piece = await pieces.next();
    }
    const answer = readAnswer(call, chosen, piece.value);
    await settle({ finish: answer.finish, ...answer.usage, isReturned: false });
    return answer;
  } catch (error) {
    if (asker.signal.aborted) await stoppedAt('stopped', false);
    else await stoppedAt(codeOf(error), characters === 0);
    throw error;
  }
}

/** Takes an answer from the quota, and what it may cost from the budget. @returns stores what it did use */
async function reserve(
  { log, environment, usage, dailyAnswersOf }: AssistantContext,
  { kind, question }: PreparedCall,
  chosen: ChosenModel,
  { userId, isStream }: { readonly userId: string; readonly isStream: boolean },
): Promise<(settled: Omit<SettledCall, 'microUsd'>) => Promise<void>> {
  const { provider, modelId: model, ownKey } = chosen;
  const budgetUsd = environment.AI_DAILY_BUDGET_USD;
  const id = randomUUID();
  await usage.reserve({
    id,
    userId,
    kind,
    provider,
    model,
    isStream,
    ownKey,
    dailyAnswers: await dailyAnswersOf(userId),
    highestMicroUsd: microUsdOf(chosen, estimatedTokens(question), aiLimits.answerTokens),
    dailyBudgetMicroUsd: budgetUsd === undefined ? undefined : budgetUsd * 1_000_000,
    now: new Date(),
  });
  const startedMs = performance.now();
  return async (settled) => {
    const microUsd = microUsdOf(chosen, settled.inputTokens, settled.outputTokens);
    const ms = Math.round(performance.now() - startedMs);
    log.info({ kind, provider, model, finish: settled.finish, ms }, 'AI call');
    // The answer is worth more than its row: a call that can't be settled now stays counted.
    await usage.settle(id, { ...settled, microUsd }).catch((error: unknown) => {
      log.error({ err: error }, 'an AI call could not be settled');
    });
  };
}

async function* events(
  start: AiStreamEvent,
  first: IteratorResult<string, AiAnswer>,
  pieces: AsyncGenerator<string, AiAnswer>,
  isStructured: boolean,
): AsyncGenerator<AiStreamEvent, void> {
  yield start;
  let characters = 0;
  let piece = first;
  try {
    while (!piece.done) {
      characters += piece.value.length;
      yield isStructured ? { type: 'progress', characters } : { type: 'text', text: piece.value };
      piece = await pieces.next();
    }
    yield { type: 'done', data: piece.value };
  } catch (error) {
    const { code, message } = describeError(error, '');
    yield { type: 'error', code, message };
  }
}

function readAnswer(call: PreparedCall, chosen: ChosenModel, complete: CompleteAnswer): AiAnswer {
  const { text, finish, inputTokens, outputTokens, warning } = complete;
  const { provider, modelId: model } = chosen;
  // Only a posting or résumé with orders in it makes a structured answer repeat what we told the model.
  if (call.read && tellsSystemPrompt(text, call.question.system)) throw unreadableAnswer();
  const read = call.read?.({ text, isCut: finish === 'length' });
  return {
    answer: read?.answer ?? text,
    provider,
    model,
    finish,
    usage: { inputTokens, outputTokens },
    ...(warning !== undefined && { warning }),
    ...(read && { result: read.result }),
  };
}

const codeOf = (error: unknown): string => (error instanceof ProviderError ? error.code : 'failed');

/** Stops asking a provider for 15 seconds after five outages in a row, so that nobody waits for one that is down. */
const breaker = () =>
  circuitBreaker(
    handleWhen((error) => error instanceof ProviderError && error.isOutage),
    { halfOpenAfter: 15_000, breaker: new ConsecutiveBreaker(5) },
  );

async function guarded<Value>(
  policy: ReturnType<typeof breaker> | undefined,
  ask: () => Promise<Value>,
): Promise<Value> {
  try {
    return policy ? await policy.execute(ask) : await ask();
  } catch (error) {
    if (!(error instanceof BrokenCircuitError)) throw error;
    throw new ProviderError('provider-busy', 'The AI provider is down at the moment. Try again in a minute.', {
      reason: 'circuit open',
      retryAfterSeconds: 15,
    });
  }
}
