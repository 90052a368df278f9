import type { ChangeDecision, StoredAnswer } from '@keepmark/assistant';
import { useDecisions } from '@keepmark/assistant/work-surface';
import { Icon } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { Button, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { ResumeDocument } from '@keepmark/resume-document';
import classes from './AssistantReview.module.css';
import { ClaimLegend } from './ClaimLegend';
import { aiJobOf, type JobToFit } from './resume-tasks';
import { SuggestedChange } from './SuggestedChange';
import { canAccept, noDecision, redClaims, suggestionsOf, withAccepted } from './suggested-changes';

/** What differs from the base résumé in a new version. */
export type VersionChanges = Pick<ResumeDocument, 'summary' | 'sections'>;

interface SuggestedChangesProps {
  readonly answer: StoredAnswer;
  readonly document: ResumeDocument;
  readonly job: JobToFit;
  readonly onCreate: (changes: VersionChanges) => void;
}

/** The changes of an answer, to accept one by one into a new version. */
export function SuggestedChanges({ answer, document, job, onCreate }: SuggestedChangesProps) {
  const { changes } = answer.result;
  const suggestions = useMemo(() => suggestionsOf(changes ?? [], document, aiJobOf(job)), [changes, document, job]);
  const [decisions, setDecisions] = useDecisions(answer);
  const decisionOf = (index: number): ChangeDecision => decisions[index] ?? noDecision;
  const decide = (index: number, decision: ChangeDecision) =>
    setDecisions(suggestions.map((_, at) => (at === index ? decision : decisionOf(at))));

  if (suggestions.length === 0) return <Text>No changes to suggest.</Text>;
  if (suggestions.every(({ isOutdated }) => isOutdated)) {
    return <Text>Your résumé has changed since these suggestions. Ask again for new ones.</Text>;
  }
  const accepted = suggestions.filter(
    (each, index) => decisionOf(index).choice === 'accepted' && canAccept(each, decisionOf(index)),
  ).length;
  const isSafe = (index: number) => {
    const suggestion = suggestions[index]!;
    return redClaims(suggestion).length === 0 && !suggestion.isOutdated && decisionOf(index).choice === 'open';
  };
  const safe = suggestions.filter((_, index) => isSafe(index)).length;
  const acceptSafe = () =>
    setDecisions(
      suggestions.map((_, index) => (isSafe(index) ? { ...decisionOf(index), choice: 'accepted' } : decisionOf(index))),
    );
  const create = () => {
    const { summary, sections } = withAccepted(document, suggestions, decisions);
    onCreate({ summary, sections });
  };
  return (
    <div className={classes['result']}>
      <Text component="output">{`${plural(suggestions.length, 'suggested change')}, ${accepted} accepted`}</Text>
      <ClaimLegend red="off until you confirm it." />
      <ul className={classes['changes']}>
        {suggestions.map((suggestion, index) => (
          <SuggestedChange
            key={suggestion.change.path}
            suggestion={suggestion}
            decision={decisionOf(index)}
            onDecide={(decision) => decide(index, decision)}
          />
        ))}
      </ul>
      <div className={classes['buttons']}>
        <Button leftSection={<Icon name="file-plus" size="sm" />} disabled={accepted === 0} onClick={create}>
          {accepted === 0 ? 'Create version' : `Create version with ${plural(accepted, 'change')}`}
        </Button>
        {safe > 1 ? (
          <Button variant="default" onClick={acceptSafe}>{`Accept the ${safe} without unsupported claims`}</Button>
        ) : null}
      </div>
    </div>
  );
}
