import type { StoredAnswer } from '@keepmark/assistant';
import type { ResumeFinding } from '@keepmark/contracts';
import { Icon, type IconName } from '@keepmark/ui';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { placeLabel } from '../entry-place';
import type { ResumeDocument } from '@keepmark/resume-document';
import classes from './AssistantReview.module.css';
import { type PlaceOfQuote, placeOfQuote } from './place-of-quote';

const severities = {
  important: { label: 'Important', icon: 'alert-triangle' },
  improvement: { label: 'Could be better', icon: 'bulb' },
  praise: { label: 'Good', icon: 'circle-check' },
} satisfies Record<ResumeFinding['severity'], { label: string; icon: IconName }>;
const order = Object.keys(severities);

interface ReviewFindingsProps {
  readonly answer: StoredAnswer;
  readonly resumeId: string;
  readonly document: ResumeDocument;
}

/** What the AI noticed about a résumé, most important first, each with the line it quotes. */
export function ReviewFindings({ answer, resumeId, document }: ReviewFindingsProps) {
  const findings = (answer.result.findings ?? []).toSorted(
    (left, right) => order.indexOf(left.severity) - order.indexOf(right.severity),
  );
  if (findings.length === 0) return <Text>Nothing to improve.</Text>;
  return (
    <ul className={classes['list']}>
      {findings.map((finding, index) => (
        // Findings have no ids, and two may be equal.
        // oxlint-disable-next-line react/no-array-index-key
        <Finding key={`${index} ${finding.message}`} finding={finding} resumeId={resumeId} document={document} />
      ))}
    </ul>
  );
}

interface FindingProps extends Omit<ReviewFindingsProps, 'answer'> {
  readonly finding: ResumeFinding;
}

function Finding({ finding: { severity, message, quote }, resumeId, document }: FindingProps) {
  const { label, icon } = severities[severity];
  const place = placeOfQuote(document, quote);
  const name = place ? placeLabel(document, place.sectionId, place.entryId) : '';
  return (
    <li className={classes['item']}>
      <p className={classes['severity']} data-severity={severity}>
        <Icon name={icon} size="sm" />
        {label}
      </p>
      <Text>{message}</Text>
      {place ? <QuotedLine place={place} /> : null}
      {!place && quote !== '' ? (
        <Text size="sm" c="dimmed">
          “{quote}” is no longer in this résumé.
        </Text>
      ) : null}
      {place ? (
        <Link
          to="/resume/edit/$internalId"
          params={{ internalId: resumeId }}
          hash={place.entryId || place.sectionId}
          aria-label={`Edit ${name}: ${message}`}
          className={classes['edit']}
        >
          Edit {name}
        </Link>
      ) : null}
    </li>
  );
}

/** A line of the résumé with the quote highlighted. */
function QuotedLine({ place: { line, start, end } }: { place: PlaceOfQuote }) {
  return (
    <blockquote className={classes['quote']}>
      {line.slice(0, start)}
      <mark>{line.slice(start, end)}</mark>
      {line.slice(end)}
    </blockquote>
  );
}
