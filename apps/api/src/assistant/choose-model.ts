import { type AiProvider, aiProviders, type AiStatus } from '@keepmark/contracts';
import { InvalidRequestError } from '../platform/errors/errors';
import type { Environment } from '../platform/runtime/runtime';
import { AiNotConfiguredError } from './ai-errors';

export interface ChosenModel {
  readonly provider: AiProvider;
  readonly modelId: string;
  readonly apiKey: string | undefined;
  /** Without a slash at its end; the provider's own when undefined. */
  readonly baseUrl: string | undefined;
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
    return modelOf(provider, settings, ownKey);
  }
  const chosen = provider ?? configuredProviders(settings)[0];
  if (!chosen || !isConfigured[chosen](settings)) throw new AiNotConfiguredError(provider);
  return modelOf(chosen, settings);
}

type Priced = Pick<ChosenModel, 'apiKey' | 'prices'>;

const settingsOf: Record<AiProvider, (settings: ProviderSettings) => Priced & { url: string | undefined }> = {
  google: ({ AI_GOOGLE_KEY, AI_GOOGLE_URL, AI_GOOGLE_PRICES }) => ({
    apiKey: AI_GOOGLE_KEY,
    url: AI_GOOGLE_URL,
    prices: pricesOf(AI_GOOGLE_PRICES),
  }),
  anthropic: ({ AI_ANTHROPIC_KEY, AI_ANTHROPIC_URL, AI_ANTHROPIC_PRICES }) => ({
    apiKey: AI_ANTHROPIC_KEY,
    url: AI_ANTHROPIC_URL,
    prices: pricesOf(AI_ANTHROPIC_PRICES),
  }),
  local: ({ AI_LOCAL_KEY, AI_LOCAL_URL }) => ({
    apiKey: AI_LOCAL_KEY,
    url: AI_LOCAL_URL,
    prices: { input: 0, output: 0 },
  }),
};

function modelOf(provider: AiProvider, settings: ProviderSettings, ownKey?: string): ChosenModel {
  const { apiKey, url, prices } = settingsOf[provider](settings);
  return {
    provider,
    modelId: modelSetting[provider](settings),
    apiKey: ownKey ?? apiKey,
    baseUrl: url?.replace(/\/+$/, ''),
    ownKey: ownKey !== undefined,
    prices,
  };
}

function pricesOf(setting: readonly string[]): ChosenModel['prices'] {
  const [input = 0, output = 0] = setting.map(Number);
  return { input, output };
}

/** What tokens cost, in millionths of a US dollar. */
export const microUsdOf = ({ prices }: ChosenModel, inputTokens: number, outputTokens: number): number =>
  Math.ceil(inputTokens * prices.input + outputTokens * prices.output);
