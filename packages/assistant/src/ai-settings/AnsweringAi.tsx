import { SettingsSection } from '@keepmark/app-shell/settings-section';
import { tryAndNotify } from '@keepmark/ui';
import { clockText, plural } from '@keepmark/ui/words';
import { Progress, Radio, Stack, Text } from '@mantine/core';
import type { AiChoice, AiStatusHere } from '../status/use-ai-status';
import { providerName } from '../work-surface/answer-source';

/** The AI that answers, and how many answers are left. */
export function AnsweringAi({ status }: { status: AiStatusHere }) {
  const { providers, chosen, choose } = status;
  return (
    <SettingsSection
      title="Who answers"
      text="Nothing is sent until you press a button that asks. You can read what will be sent before it goes."
    >
      {providers.length === 1 && chosen ? (
        <Text>{`${providerName(chosen.provider)}: ${detailOf(chosen)}`}</Text>
      ) : (
        <Radio.Group
          aria-label="AI that answers"
          value={chosen?.provider ?? ''}
          onChange={(value) => {
            const choice = providers.find(({ provider }) => provider === value);
            if (choice) tryAndNotify(() => choose(choice.provider));
          }}
        >
          <Stack gap="sm">
            {providers.map((choice) => (
              <Radio
                key={choice.provider}
                value={choice.provider}
                label={providerName(choice.provider)}
                description={detailOf(choice)}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <TodaysUse status={status} />
    </SettingsSection>
  );
}

const detailOf = ({ model, ownKey }: AiChoice): string =>
  `${model}, ${ownKey === undefined ? 'set up by this site' : 'with your own key'}`;

function TodaysUse({ status: { answersLeft, dailyAnswers, resetsAt, chosen } }: { status: AiStatusHere }) {
  if (answersLeft === undefined || dailyAnswers === undefined) return null;
  const used = dailyAnswers - answersLeft;
  return (
    <div style={{ width: '100%', maxWidth: '24rem' }}>
      <Text id="answers-left">
        {answersLeft === 0
          ? `You’ve used all ${plural(dailyAnswers, 'answer')} for today.`
          : `${answersLeft.toLocaleString('en')} of ${plural(dailyAnswers, 'answer')} left today.`}
      </Text>
      <Progress.Root size="sm" my="xs">
        <Progress.Section
          value={dailyAnswers === 0 ? 100 : (100 * used) / dailyAnswers}
          color={answersLeft === 0 ? 'warning' : 'primary'}
          aria-labelledby="answers-left"
        />
      </Progress.Root>
      <Text size="sm" c="dimmed">
        {[
          resetsAt === undefined ? '' : `New answers ${renewalText(resetsAt)}.`,
          chosen?.ownKey === undefined ? '' : 'Your own key has no limit here.',
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </div>
  );
}

/** "at 6:00 PM", in this device's time. */
function renewalText(resetsAt: string): string {
  const moment = new Date(resetsAt);
  if (Number.isNaN(moment.getTime())) return 'at midnight UTC';
  return `at ${clockText(moment)}`;
}
