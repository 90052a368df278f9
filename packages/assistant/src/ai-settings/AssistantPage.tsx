import { ErrorState, LoadingState, Page } from '@keepmark/ui';
import { AnswerHistory } from '../history/AnswerHistory';
import { useAiStatus } from '../status/use-ai-status';
import { AnsweringAi } from './AnsweringAi';
import { OwnKeys } from './OwnKeys';
import { SetUpHelp } from './SetUpHelp';

/** AI settings: the available AIs, which one answers, own keys, and all stored answers. */
export function AssistantPage() {
  const status = useAiStatus();
  const { state } = status;
  return (
    <Page title="AI">
      {state === 'loading' ? <LoadingState label="Checking which AI is set up" /> : null}
      {state === 'unreachable' ? (
        <ErrorState title="We couldn’t reach the server" onRetry={status.refresh}>
          AI answers need a connection. Your stored answers are below.
        </ErrorState>
      ) : null}
      {state === 'ready' ? <AnsweringAi status={status} /> : null}
      {state === 'not-configured' ? <SetUpHelp /> : null}
      {state === 'loading' ? null : <OwnKeys models={status.ownKeyModels} />}
      <AnswerHistory />
    </Page>
  );
}
