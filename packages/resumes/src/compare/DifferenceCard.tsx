import { Badge, Button, Card, Text } from '@mantine/core';
import type { Difference } from './compare-documents';
import classes from './ComparePage.module.css';
import { WordDiff } from '@keepmark/ui/word-diff';

const kindWords: Record<Difference['kind'], string> = {
  changed: 'Changed',
  added: 'Only on the right',
  removed: 'Only on the left',
  moved: 'Moved',
};

interface DifferenceCardProps {
  readonly difference: Difference;
  /** Whether the texts are side by side; otherwise combined into one. */
  readonly isWide: boolean;
  readonly onUseLeft: () => void;
  readonly onUseRight: () => void;
}

/** One difference. Each side has a button that copies its text to the other side. */
export function DifferenceCard({ difference, isWide, onUseLeft, onUseRight }: DifferenceCardProps) {
  const { kind, section, entry, field, left, right } = difference;
  const name = [entry, field].filter((part) => part !== '').join(': ') || section;
  const useLeft = (
    <Button size="compact-md" variant="light" aria-label={`${labels(kind).left}: ${name}`} onClick={onUseLeft}>
      {labels(kind).left}
    </Button>
  );
  const useRight = (
    <Button size="compact-md" variant="light" aria-label={`${labels(kind).right}: ${name}`} onClick={onUseRight}>
      {labels(kind).right}
    </Button>
  );
  return (
    <Card withBorder padding="sm">
      <div className={classes['head']}>
        <Text fw={600}>{name}</Text>
        <Badge variant="light" color="gray">
          {kindWords[kind]}
        </Badge>
      </div>
      {isWide ? (
        <div className={classes['sides']}>
          <div className={classes['side']}>
            <WordDiff left={left} right={right} show="left" />
            {useLeft}
          </div>
          <div className={classes['side']}>
            <WordDiff left={left} right={right} show="right" />
            {useRight}
          </div>
        </div>
      ) : (
        <div className={classes['side']}>
          <WordDiff left={left} right={right} show="both" />
          <div className={classes['buttons']}>
            {useLeft}
            {useRight}
          </div>
        </div>
      )}
    </Card>
  );
}

function labels(kind: Difference['kind']): { left: string; right: string } {
  if (kind === 'added') return { left: 'Delete on the right', right: 'Add on the left' };
  if (kind === 'removed') return { left: 'Add on the right', right: 'Delete on the left' };
  return { left: 'Use left', right: 'Use right' };
}
