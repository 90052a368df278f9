import type { ChangeDecision } from '@keepmark/assistant';
import { Icon } from '@keepmark/ui';
import { WordDiff } from '@keepmark/ui/word-diff';
import { Button, Checkbox, Text } from '@mantine/core';
import { useId } from 'react';
import classes from './AssistantReview.module.css';
import { ClaimedText } from './ClaimedText';
import { withoutBold, withoutBullet } from './place-of-quote';
import { canAccept, confirmClaim, reasonOf, redClaims, type Suggestion } from './suggested-changes';

interface SuggestedChangeProps {
  readonly suggestion: Suggestion;
  readonly decision: ChangeDecision;
  readonly onDecide: (decision: ChangeDecision) => void;
}

/** One suggested change: before and after, what isn't in the résumé, and the person's decision. */
export function SuggestedChange({ suggestion, decision, onDecide }: SuggestedChangeProps) {
  const headingId = useId();
  const { change, place, reasons, isOutdated } = suggestion;
  const red = redClaims(suggestion);
  const before = withoutBullet(change.before);
  const after = withoutBullet(change.after);
  const isOpen = canAccept(suggestion, decision);
  const choose = (choice: ChangeDecision['choice']) =>
    onDecide({ ...decision, choice: decision.choice === choice ? 'open' : choice });
  return (
    <li className={classes['change']} data-choice={decision.choice} aria-labelledby={headingId}>
      <Text fw={600} id={headingId} className={classes['place']}>
        {place}
      </Text>
      {change.reason === '' ? null : (
        <Text size="sm" c="dimmed">
          {change.reason}
        </Text>
      )}
      <dl className={classes['sides']}>
        <div>
          <dt>Before</dt>
          <dd>
            <WordDiff left={withoutBold(before)} right={withoutBold(after)} show="left" />
          </dd>
        </div>
        <div>
          <dt>After</dt>
          <dd>
            <ClaimedText text={change.after} reasons={reasons} from={change.after.length - after.length} />
          </dd>
        </div>
      </dl>
      {red.length > 0 && !isOutdated ? (
        <fieldset className={classes['claims']}>
          <legend>
            <Icon name="alert-triangle" size="sm" /> Not in your résumé. Confirm what is true to accept this change.
          </legend>
          {red.map((claim) => (
            <Checkbox
              key={claim.start}
              label={`“${claim.text}” is true`}
              description={reasonOf(claim)}
              checked={decision.confirmed.includes(claim.start)}
              onChange={({ currentTarget }) =>
                onDecide(confirmClaim(suggestion, decision, claim.start, currentTarget.checked))
              }
            />
          ))}
        </fieldset>
      ) : null}
      {isOutdated ? (
        <Text size="sm">This line of your résumé has changed since. Ask again for a new suggestion.</Text>
      ) : (
        <Decide choice={decision.choice} isOpen={isOpen} describedBy={headingId} onChoose={choose} />
      )}
    </li>
  );
}

interface DecideProps {
  readonly choice: ChangeDecision['choice'];
  /** Whether the change can be accepted. */
  readonly isOpen: boolean;
  readonly describedBy: string;
  readonly onChoose: (choice: ChangeDecision['choice']) => void;
}

function Decide({ choice, isOpen, describedBy, onChoose }: DecideProps) {
  return (
    <div className={classes['buttons']}>
      <Button
        size="compact-md"
        variant={choice === 'accepted' ? 'filled' : 'default'}
        aria-pressed={choice === 'accepted'}
        aria-describedby={describedBy}
        disabled={!isOpen}
        leftSection={<Icon name="check" size="sm" />}
        onClick={() => onChoose('accepted')}
      >
        {choice === 'accepted' ? 'Accepted' : 'Accept'}
      </Button>
      <Button
        size="compact-md"
        variant={choice === 'rejected' ? 'light' : 'default'}
        aria-pressed={choice === 'rejected'}
        aria-describedby={describedBy}
        leftSection={<Icon name="x" size="sm" />}
        onClick={() => onChoose('rejected')}
      >
        {choice === 'rejected' ? 'Rejected' : 'Reject'}
      </Button>
    </div>
  );
}
