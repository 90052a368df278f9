import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type AiProvider, aiProviders, type AiStatus } from '@keepmark/contracts';
import type { LanguageModel } from 'ai';
import { InvalidRequestError } from '../calls/api-error';
import type { Environment } from '../env';
import { AiNotConfiguredError } from './ai-errors';

export interface ChosenModel {
  readonly provider: AiProvider;
  readonly modelId: string;
  readonly model: Exclude<LanguageModel, string>;
  /** Whether the key is the user's own. */
  readonly ownKey: boolean;
  /** US dollars per million tokens. */
  readonly prices: { readonly input: number; readonly output: number };
}

/** The settings of providers in the environment. */
type ProviderSettings = Pick<
  Environment,
  | 'AI_GOOGLE_KEY'
  | 'AI_GOOGLE_URL'
  | 'AI_GOOGLE_MODEL'
  | 'AI_GOOGLE_PRICES'
  | 'AI_ANTHROPIC_KEY'
  | 'AI_ANTHROPIC_URL'
  | 'AI_ANTHROPIC_MODEL'
  | 'AI_ANTHROPIC_PRICES'
  | 'AI_LOCAL_URL'
  | 'AI_LOCAL_KEY'
  | 'AI_LOCAL_MODEL'
>;

/** Which providers the operator has set up, in the order of preference. */
const configuredProviders = (settings: ProviderSettings): AiProvider[] =>
  aiProviders.filter((provider) => isConfigured[provider](settings));

/** The providers that are set up, with their models. */
export const configuredModels = (settings: ProviderSettings): AiStatus['providers'] =>
  configuredProviders(settings).map((provider) => ({ provider, model: modelSetting[provider](settings) }));

/** The models that people's own keys are used with. */
export const ownKeyModels = (settings: ProviderSettings): AiStatus['ownKeyModels'] =>
  (['google', 'anthropic'] as const).map((provider) => ({ provider, model: modelSetting[provider](settings) }));

const modelSetting: Record<AiProvider, (settings: ProviderSettings) => string> = {
  google: ({ AI_GOOGLE_MODEL }) => AI_GOOGLE_MODEL,
  anthropic: ({ AI_ANTHROPIC_MODEL }) => AI_ANTHROPIC_MODEL,
  local: ({ AI_LOCAL_MODEL }) => AI_LOCAL_MODEL,
};

const isConfigured: Record<AiProvider, (settings: ProviderSettings) => boolean> = {
  google: (settings) => Boolean(settings.AI_GOOGLE_KEY),
  anthropic: (settings) => Boolean(settings.AI_ANTHROPIC_KEY),
  local: (settings) => Boolean(settings.AI_LOCAL_URL),
};

/**
 * The model that answers a call: of the provider that was asked for, or of the first one that is set up.
 * @param ownKey the user's own key; it needs a provider, and the `local` one takes none, since its address is the operator's.
 * @throws AiNotConfiguredError, InvalidRequestError
 */
export function chooseModel(
  settings: ProviderSettings,
  provider: AiProvider | undefined,
  ownKey: string | undefined,
): ChosenModel {
  if (ownKey !== undefined) {
    if (provider === undefined) throw new InvalidRequestError('Name the provider that your key is for.');
    if (provider === 'local') throw new InvalidRequestError('Your own key works with google and anthropic.');
    if (!/^[\w.-]{8,512}$/.test(ownKey)) throw new InvalidRequestError('This is not a key. Copy it again.');
    return { ...open[provider](settings, ownKey), ownKey: true };
  }
  const chosen = provider ?? configuredProviders(settings)[0];
  if (!chosen || !isConfigured[chosen](settings)) throw new AiNotConfiguredError(provider);
  return { ...open[chosen](settings), ownKey: false };
}

type Opened = Omit<ChosenModel, 'ownKey'>;

// Model objects, never names: the SDK sends a name to a gateway of its own maker.
const open: Record<AiProvider, (settings: ProviderSettings, ownKey?: string) => Opened> = {
  google: (settings, ownKey) => {
    const modelId = modelSetting.google(settings);
    const apiKey = ownKey ?? settings.AI_GOOGLE_KEY ?? '';
    const google = createGoogleGenerativeAI({ apiKey, ...baseOf(settings.AI_GOOGLE_URL) });
    return { provider: 'google', modelId, model: google(modelId), prices: pricesOf(settings.AI_GOOGLE_PRICES) };
  },
  anthropic: (settings, ownKey) => {
    const modelId = modelSetting.anthropic(settings);
    const apiKey = ownKey ?? settings.AI_ANTHROPIC_KEY ?? '';
    const anthropic = createAnthropic({ apiKey, ...baseOf(settings.AI_ANTHROPIC_URL) });
    const prices = pricesOf(settings.AI_ANTHROPIC_PRICES);
    return { provider: 'anthropic', modelId, model: anthropic(modelId), prices };
  },
  local: (settings) => {
    const modelId = modelSetting.local(settings);
    const local = createOpenAICompatible({
      name: 'local',
      baseURL: withoutSlash(settings.AI_LOCAL_URL ?? ''),
      includeUsage: true,
      ...(settings.AI_LOCAL_KEY && { apiKey: settings.AI_LOCAL_KEY }),
    });
    return { provider: 'local', modelId, model: local(modelId), prices: { input: 0, output: 0 } };
  },
};

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

const baseOf = (url: string | undefined) => (url ? { baseURL: withoutSlash(url) } : {});

function pricesOf(setting: readonly string[]): ChosenModel['prices'] {
  const [input = 0, output = 0] = setting.map(Number);
  return { input, output };
}

/** What tokens cost, in millionths of a US dollar. */
export const microUsdOf = ({ prices }: ChosenModel, inputTokens: number, outputTokens: number): number =>
  Math.ceil(inputTokens * prices.input + outputTokens * prices.output);
