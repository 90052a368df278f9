import { useCountrySetting } from '@keepmark/app-shell';
import { Icon } from '@keepmark/ui';
import { ActionIcon, Anchor, Badge, Button, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { jobSearchUrl } from '../job-search';
import { RenameSearch } from './RenameSearch';
import { readSearchText } from './saved-search';
import { type SavedSearch, useSavedSearches } from './saved-search-table';
import classes from './SavedSearches.module.css';
import { newText, useNewCounts } from './use-new-counts';
import { useSavedSearchActions } from './use-saved-search-actions';

/** How many are shown before "Show all". */
const shownFirst = 5;

/** The saved searches above the results, with what is new in each. Nothing when there are none. */
export function SavedSearches() {
  const searches = useSavedSearches();
  const counts = useNewCounts(searches);
  const [country] = useCountrySetting();
  const [showsAll, setShowsAll] = useState(false);
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  const actions = useSavedSearchActions();
  if (searches.length === 0) return null;
  return (
    <nav aria-label="Saved searches" className={classes['bar']}>
      <span className={classes['title']}>Saved searches</span>
      <ul className={classes['list']}>
        {(showsAll ? searches : searches.slice(0, shownFirst)).map((saved) => (
          <li key={saved.internalId} className={classes['search']}>
            <Anchor
              size="sm"
              className={classes['name'] ?? ''}
              renderRoot={(props) => (
                <Link {...props} to="/jobs/search" search={jobSearchUrl(readSearchText(saved.search), country)} />
              )}
            >
              {saved.name}
            </Anchor>
            <NewBadge text={newText(counts.get(saved.internalId))} />
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${saved.name}`}>
                  <Icon name="dots-vertical" size="xs" />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item leftSection={<Icon name="pencil" size="xs" />} onClick={() => setRenamed(saved)}>
                  Rename
                </Menu.Item>
                <Menu.Item leftSection={<Icon name="trash" size="xs" />} onClick={() => actions.delete(saved)}>
                  Delete
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
      </ul>
      {searches.length > shownFirst ? (
        <Button size="compact-sm" variant="subtle" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${searches.length}`}
        </Button>
      ) : null}
      <RenameSearch
        saved={renamed}
        onClose={() => setRenamed(null)}
        onRename={(saved, name) => actions.rename(saved, name)}
      />
    </nav>
  );
}

function NewBadge({ text }: { text: string }) {
  return text === '' ? null : (
    <Badge tt="none" variant="light" color="success" title="New since yesterday">
      {text}
    </Badge>
  );
}
