import { Progress, Text } from '@mantine/core';
import type { Health } from '@keepmark/local-store/care';
import classes from './Fullness.module.css';
import { fullnessOf } from './used-share';
import { inDigits } from './kept-formats';
import { KeptTables } from './KeptTables';

/** How full the local database is, and what takes how much of it. */
export function Fullness({ health }: { health: Health }) {
  const { usedCharacters, limitCharacters } = health;
  const { share, text, isNearlyFull } = fullnessOf(health);
  return (
    <div className={classes['fullness']}>
      <Text size="sm" fw={600}>
        {text} of this browser’s space is used
      </Text>
      <Progress
        value={share * 100}
        color={isNearlyFull ? 'warning' : 'primary'}
        aria-label="Space used in this browser"
        mt={6}
      />
      <Text size="sm" c="dimmed" my={6}>
        {inDigits(usedCharacters)} of {inDigits(limitCharacters)} characters.
        {isNearlyFull ? ' Make a backup, and delete what you no longer need.' : ''}
        {health.tables.every(({ rows }) => rows === 0) ? ' Nothing is kept here yet.' : ''}
      </Text>
      <KeptTables health={health} />
    </div>
  );
}
