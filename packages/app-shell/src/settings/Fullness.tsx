import { Progress, Text } from '@mantine/core';
import type { Health } from '@keepmark/local-store/care';
import classes from './Fullness.module.css';
import { fullnessOf } from './used-share';
import { inDigits } from './data-formats';
import { StoredTables } from './StoredTables';

/** Shows how full the local database is, and how much each kind of data takes. */
export function Fullness({ health }: { health: Health }) {
  const { usedCharacters, limitCharacters } = health;
  const { share, text, isNearlyFull } = fullnessOf(health);
  return (
    <div className={classes['fullness']}>
      <Text size="sm" fw={600}>
        {text} of storage used
      </Text>
      {/* A whole number, because it is read aloud. */}
      <Progress
        value={Math.round(share * 100)}
        color={isNearlyFull ? 'warning' : 'primary'}
        aria-label="Storage used"
        mt={6}
      />
      <Text size="sm" c="dimmed" my={6}>
        {inDigits(usedCharacters)} of {inDigits(limitCharacters)} characters.
        {isNearlyFull ? ' Back up your data, then delete what you no longer need.' : ''}
        {health.tables.every(({ rows }) => rows === 0) ? ' Nothing saved yet.' : ''}
      </Text>
      <StoredTables health={health} />
    </div>
  );
}
