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

/** Says that somebody of this name is kept already. Two people may share a name, so it does not stand in the way. */
export function SameNameNotice({ name, ownId }: SameNameNoticeProps) {
  const same = contactOfName(useKeptContacts(), name, ownId);
  return (
    <Text component="output" size="sm" data-full className={classes['notice']} hidden={!same}>
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
