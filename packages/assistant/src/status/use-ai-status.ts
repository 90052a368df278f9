import { type ApiClient, call, NetworkError } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { type AiKeys, keyProviders, useAiKeys } from '@keepmark/app-shell/ai-keys';
import { defineSetting, useSetting } from '@keepmark/app-shell/setting';
import { type AiProvider, aiProviders, type AiStatus, getAiStatus } from '@keepmark/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** A provider that can answer. */
export interface AiChoice {
  readonly provider: AiProvider;
  readonly model: string;
  /** The person's own key; undefined if the site pays and answers are limited. */
  readonly ownKey: string | undefined;
}

export interface AiStatusHere {
  /** `not-configured`: neither the site nor the person has set up an AI. */
  readonly state: 'loading' | 'ready' | 'not-configured' | 'unreachable';
  /** The AIs that can answer, preferred one first. */
  readonly providers: readonly AiChoice[];
  /** The AI that answers: the person's choice, or the first one. */
  readonly chosen: AiChoice | undefined;
  readonly choose: (provider: AiProvider) => void;
  /** Today's remaining answers that the site pays for; undefined until known, and if the site has no AI. */
  readonly answersLeft: number | undefined;
  readonly dailyAnswers: number | undefined;
  /** When the limit resets, ISO 8601. */
  readonly resetsAt: string | undefined;
  /** The models for own keys. */
  readonly ownKeyModels: AiStatus['ownKeyModels'];
  /** Refreshes the status, after an answer or on request. */
  readonly refresh: () => void;
}

/** The provider that the person prefers. */
const providerSetting = defineSetting(
  'assistant',
  'provider',
  (stored): AiProvider | '' => aiProviders.find((provider) => provider === stored) ?? '',
);

const statusKey = ['assistant', 'status'];

const statusOptions = (client: ApiClient) =>
  queryOptions({
    queryKey: statusKey,
    queryFn: async ({ signal }) => {
      const status = await call(client, getAiStatus, { signal });
      // Nobody is signed in right now, for example while offline.
      if (status === undefined) throw new NetworkError();
      return status;
    },
    // The client already retries if that helps.
    retry: false,
    refetchInterval: ({ state: { data, errorUpdateCount } }) =>
      data ? msUntil(data.resetsAt) : errorUpdateCount > 0 ? askAgainMs(errorUpdateCount) : false,
  });

const dayMs = 86_400_000;

/** A server that couldn't be reached is asked again after 5, 10, 20, 40, then every 60 seconds. */
const askAgainMs = (failures: number): number => Math.min(60_000, 5000 * 2 ** (failures - 1));

/** Between a minute and a day, in case this device's clock is wrong. */
function msUntil(moment: string): number {
  const ms = Date.parse(moment) - Date.now() + 1000;
  return Number.isNaN(ms) ? dayMs : Math.min(dayMs, Math.max(60_000, ms));
}

/** The AIs that can answer, and how many answers are left. */
export function useAiStatus(): AiStatusHere {
  const { api } = useAppContext();
  const client = useQueryClient();
  const keys = useAiKeys();
  const [preferred, setPreferred] = useSetting(providerSetting);
  const { data, errorUpdateCount } = useQuery(statusOptions(api));
  const providers = useMemo(() => (data ? choicesOf(data, keys) : []), [data, keys]);
  return {
    // Keeps the last status while it refreshes. Another attempt mustn't move the screen under somebody's hands either.
    state: data
      ? providers.length > 0
        ? 'ready'
        : 'not-configured'
      : errorUpdateCount > 0
        ? 'unreachable'
        : 'loading',
    providers,
    chosen: providers.find(({ provider }) => provider === preferred) ?? providers[0],
    choose: setPreferred,
    answersLeft: data && data.providers.length > 0 ? data.answersLeft : undefined,
    dailyAnswers: data && data.providers.length > 0 ? data.dailyAnswers : undefined,
    resetsAt: data?.resetsAt,
    ownKeyModels: data?.ownKeyModels ?? [],
    refresh: () => void client.invalidateQueries({ queryKey: statusKey }),
  };
}

/** Own keys first: they have no limit here, and people who add one want it used. */
function choicesOf({ providers, ownKeyModels }: AiStatus, keys: AiKeys): readonly AiChoice[] {
  const own = keyProviders.flatMap((provider): AiChoice[] => {
    const ownKey = keys[provider];
    const model = ownKeyModels.find((each) => each.provider === provider)?.model;
    return ownKey !== undefined && model !== undefined ? [{ provider, model, ownKey }] : [];
  });
  const site = providers.filter(({ provider }) => !own.some((each) => each.provider === provider));
  return [...own, ...site.map(({ provider, model }) => ({ provider, model, ownKey: undefined }))];
}
