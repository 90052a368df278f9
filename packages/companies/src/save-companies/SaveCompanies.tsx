import { companyNameKey } from '@keepmark/contracts';
import { plural } from '@keepmark/ui/words';
import { Button, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useSavedCompanies } from '../companies-store';
import { useCompanyActions } from '../use-company-actions';
import type { SavedCompanies } from '../saved-companies';
import classes from './SaveCompanies.module.css';

/** The first spelling of each name that isn't saved. Spellings with the same `companyNameKey` are one company. */
function unsavedNames(names: Iterable<string>, saved: SavedCompanies): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = companyNameKey(name);
    if (key !== '' && !byKey.has(key) && !saved.named(name)) byKey.set(key, name.trim());
  }
  return [...byKey.values()];
}

/** Offers to save, in one step, the companies that rows of another feature name. Nothing if all are saved. */
export function SaveCompanies({ names, of }: { names: readonly string[]; of: string }) {
  const saved = useSavedCompanies();
  const { saveMany } = useCompanyActions();
  const unsaved = useMemo(() => unsavedNames(names, saved), [names, saved]);
  if (unsaved.length === 0) return null;
  const count = plural(unsaved.length, 'company', 'companies');
  return (
    <div className={classes['notice']}>
      <Text size="sm">
        {of}{' '}
        {unsaved.length === 1 ? `name a company that isn’t saved: ${unsaved[0]}.` : `name ${count} that aren’t saved.`}
      </Text>
      <Button
        size="compact-md"
        variant="light"
        onClick={() => saveMany(unsaved.map((companyName) => ({ companyName })))}
      >
        Save {unsaved.length === 1 ? 'it' : count}
      </Button>
    </div>
  );
}
