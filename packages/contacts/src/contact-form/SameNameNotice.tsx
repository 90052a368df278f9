import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { contactOfName } from '../contact';
import { useKeptContacts } from '../contacts-store';
import classes from './SameNameNotice.module.css';

export interface SameNameNoticeProps {
  name: string;
  /** The contact that is being edited. */
  ownId?: string | undefined;
}

/**
 * Says that somebody of this name is kept already. Two people may share a name, so it does not stand in the way.
 * Heard when it appears.
 */
export function SameNameNotice({ name, ownId }: SameNameNoticeProps) {
  const same = contactOfName(useKeptContacts(), name, ownId);
  return (
    // Out of the flow while it is empty, not hidden: what a hidden region says first is not heard.
    <Text component="output" size="sm" data-full className={classes['notice']} pos={same ? undefined : 'absolute'}>
      {same ? (
        <>
          You keep{' '}
          <Link to="/contact/edit/$internalId" params={{ internalId: same.internalId }}>
            {same.name}
            {same.companyName ? ` at ${same.companyName}` : ''}
          </Link>{' '}
          already. Is this somebody else?
        </>
      ) : null}
    </Text>
  );
}
