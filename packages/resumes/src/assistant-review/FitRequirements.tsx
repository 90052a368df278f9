import type { StoredAnswer } from '@keepmark/assistant';
import type { JobRequirement } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { Progress, Text, Title } from '@mantine/core';
import { placeLabel } from '../entry-place';
import type { ResumeDocument } from '@keepmark/resume-document';
import classes from './AssistantReview.module.css';
import { placeOfQuote } from './place-of-quote';

/** The requirements of a posting, each quoted, with quotes from the résumé as evidence. */
export function FitRequirements({ answer, document }: { answer: StoredAnswer; document: ResumeDocument }) {
  const { requirements = [], score } = answer.result;
  const shown = requirements.filter(({ evidence }) => evidence !== '');
  const missing = requirements.filter(({ evidence }) => evidence === '');
  return (
    <div className={classes['result']}>
      <div className={classes['score']}>
        {score === undefined ? (
          <Text fw={600}>No score, because some requirements may be missing</Text>
        ) : (
          <>
            <Text fw={600}>{`${score} of 100`}</Text>
            <Progress
              value={score}
              aria-label="Share of requirements that your résumé shows"
              className={classes['bar']}
            />
          </>
        )}
        <Text size="sm" c="dimmed">
          {`Your résumé shows ${shown.length} of ${plural(requirements.length, 'requirement')}.${score === undefined ? '' : ' Required ones count double.'}`}
        </Text>
      </div>
      <RequirementList heading={`Not shown (${missing.length})`} requirements={missing} document={document} />
      <RequirementList heading={`Shown (${shown.length})`} requirements={shown} document={document} />
    </div>
  );
}

interface RequirementListProps {
  readonly heading: string;
  readonly requirements: readonly JobRequirement[];
  readonly document: ResumeDocument;
}

function RequirementList({ heading, requirements, document }: RequirementListProps) {
  if (requirements.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h5">
        {heading}
      </Title>
      <ul className={classes['list']}>
        {requirements.map(({ requirement, quote, isRequired, evidence }) => (
          <li key={`${requirement} ${quote}`} className={classes['item']}>
            <p className={classes['requirement']}>
              <Icon name={evidence === '' ? 'circle-x' : 'circle-check'} size="sm" />
              <span>
                <strong>{requirement}</strong> {isRequired ? '(required)' : '(nice to have)'}
              </span>
            </p>
            <Text size="sm" c="dimmed" component="p">
              Posting: <q>{quote}</q>
            </Text>
            {evidence === '' ? null : <Evidence evidence={evidence} document={document} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Evidence({ evidence, document }: { evidence: string; document: ResumeDocument }) {
  const place = placeOfQuote(document, evidence);
  return (
    <Text size="sm" component="p">
      Résumé{place ? `, ${placeLabel(document, place.sectionId, place.entryId)}` : ''}: <q>{evidence}</q>
    </Text>
  );
}
