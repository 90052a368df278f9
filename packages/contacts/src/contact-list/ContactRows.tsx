import { plural } from '@keepmark/ui/words';
import type { Selection } from '@keepmark/ui/entity-list/use-selection';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback } from 'react';
import type { Contact } from '../contact-table';
import { useContactActions } from '../use-contact-actions';
import { ContactRow } from './ContactRow';
import { SelectionBar } from './SelectionBar';

export interface ContactRowsProps {
  shown: readonly Contact[];
  /** How many contacts there are in all. */
  total: number;
  selection: Selection<Contact>;
}

const rowHeight = { wide: 69, narrow: 152 } as const;

/** The visible rows of the list, with the selection bar above them. */
export function ContactRows({ shown, total, selection }: ContactRowsProps) {
  const { has, selected, toggle, selectAll, clear } = selection;
  const actions = useContactActions();
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const contactedToday = useCallback((contact: Contact) => actions.contactedToday([contact]), [actions]);
  const deleteContact = useCallback((contact: Contact) => actions.delete([contact]), [actions]);
  const all = plural(total, 'contact');
  return (
    <div>
      <SelectionBar
        shown={shown}
        selected={selected}
        count={shown.length === total ? all : `${shown.length.toLocaleString('en')} of ${all}`}
        onSelectAll={(isSelected) => (isSelected ? selectAll() : clear())}
        onType={(contactType) => actions.setType(selected, contactType)}
        onContactedToday={() => actions.contactedToday(selected)}
        onDelete={() => actions.delete(selected) && clear()}
      />
      <VirtualList
        label="Contacts"
        items={shown}
        itemKey={({ internalId }) => internalId}
        rowHeight={isWide ? rowHeight.wide : rowHeight.narrow}
      >
        {(contact) => (
          <ContactRow
            contact={contact}
            isSelected={has(contact.internalId)}
            onSelect={toggle}
            onContactedToday={contactedToday}
            onDelete={deleteContact}
          />
        )}
      </VirtualList>
    </div>
  );
}
