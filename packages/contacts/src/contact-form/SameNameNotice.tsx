import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { contactOfName } from '../contact';
import { useContacts } from '../contacts-store';
import classes from './SameNameNotice.module.css';

export interface SameNameNoticeProps {
  name: string;
  /** The id of the contact being edited. */
  ownId?: string | undefined;
}

/**
 * Says that a contact with this name exists. Two people may share a name, so it doesn't block saving. Screen readers
 * announce it.
 */
export function SameNameNotice({ name, ownId }: SameNameNoticeProps) {
  const same = contactOfName(useContacts(), name, ownId);
  return (
    // Taken out of the layout while empty, but not hidden: screen readers miss the first text in a region that was hidden.
    <Text component="output" size="sm" data-full className={classes['notice']} pos={same ? undefined : 'absolute'}>
      {same ? (
        <>
          You already have{' '}
          <Link to="/contact/edit/$internalId" params={{ internalId: same.internalId }}>
            {same.name}
            {same.companyName ? ` at ${same.companyName}` : ''}
          </Link>
          . Is this someone else?
        </>
      ) : null}
    </Text>
  );
}
