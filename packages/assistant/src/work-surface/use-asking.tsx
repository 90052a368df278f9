import { Select, Text } from '@mantine/core';
import { useAppContext } from '@keepmark/app-shell';
import { plural } from '@keepmark/ui/words';
import type { ReactNode } from 'react';
import type { AiTask } from '../ai-task';
import { askAi } from '../ask/ask-ai';
import { type AiStatusHere, useAiStatus } from '../status/use-ai-status';
import { providerName } from './answer-source';
import type { Ask } from './answer-runner';

export interface Asking {
  readonly state: AiStatusHere['state'];
  /** Asks the chosen provider, with the person's own key if there is one. */
  readonly ask: Ask;
  /** The choice of AI, if there is one, and how many answers are left if they are few. */
  readonly choice: ReactNode;
  /** Refreshes the status, after an answer or for "Try again". */
  readonly refresh: () => void;
}

/** How to ask a task here. */
export function useAsking(task: AiTask): Asking {
  const { api } = useAppContext();
  const status = useAiStatus();
  const { state, chosen, refresh } = status;
  return {
    state,
    ask: (prompt, options) =>
      askAi(api, task, { prompt, provider: chosen?.provider, ownKey: chosen?.ownKey, ...options }),
    choice: <Choice status={status} />,
    refresh,
  };
}

const fewAnswers = 3;

function Choice({ status: { providers, chosen, choose, answersLeft } }: { status: AiStatusHere }) {
  const isCounted = chosen !== undefined && chosen.ownKey === undefined;
  return (
    <>
      {providers.length > 1 && chosen ? (
        <Select
          aria-label="AI provider"
          allowDeselect={false}
          w={210}
          data={providers.map(({ provider }) => ({ value: provider, label: providerName(provider) }))}
          value={chosen.provider}
          onChange={(value) => {
            const choice = providers.find(({ provider }) => provider === value);
            if (choice) choose(choice.provider);
          }}
        />
      ) : null}
      {isCounted && answersLeft !== undefined && answersLeft <= fewAnswers ? (
        <Text size="sm" c="dimmed">{`${plural(answersLeft, 'answer')} left today`}</Text>
      ) : null}
    </>
  );
}
