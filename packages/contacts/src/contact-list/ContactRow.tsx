import { useSavedCompanyOf } from '@keepmark/companies';
import { EntityRow, RowAction, rowLine, rowLines, rowName } from '@keepmark/ui/entity-list';
import { isShiftClick } from '@keepmark/ui/entity-list/use-selection';
import { Badge, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { contactLabel } from '../contact';
import { formatDay } from '@keepmark/ui/words';
import type { Contact } from '../contact-table';
import { contactTypeLabels } from '../contact-type';
import { ContactLinks } from '../ContactLinks';
import classes from './ContactRow.module.css';

export interface ContactRowProps {
  contact: Contact;
  isSelected: boolean;
  onSelect: (internalId: string, isRange: boolean) => void;
  onContactedToday: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
}

/** One contact: name, company, type, last contact, next step and actions. */
export const ContactRow = memo(function ContactRow(props: ContactRowProps) {
  const { contact, isSelected, onSelect, onContactedToday, onDelete } = props;
  const { internalId, title, companyName, contactType, dateLastContacted, nextStep, dateNextStep } = contact;
  const company = useSavedCompanyOf(contact);
  const name = contactLabel(contact);
  const step = [dateNextStep && formatDay(dateNextStep), nextStep].filter(Boolean).join(': ');
  return (
    <EntityRow
      columns={classes['columns']}
      classNames={{ heading: classes['who'], actions: classes['actions'] }}
      lead={
        <Checkbox
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={({ nativeEvent }) => onSelect(internalId, isShiftClick(nativeEvent))}
        />
      }
      heading={
        <>
          <Link to="/contact/edit/$internalId" params={{ internalId }} className={rowName}>
            {name}
          </Link>
          <span className={rowLine}>
            {title}
            {title && companyName ? ', ' : null}
            {company ? (
              <Link
                to="/company/details/$internalId"
                params={{ internalId: company.internalId }}
                className={classes['company']}
              >
                {companyName}
              </Link>
            ) : (
              companyName
            )}
            {title || companyName ? null : 'No company yet'}
          </span>
        </>
      }
      actions={
        <>
          <ContactLinks contact={contact} />
          <RowAction
            icon="user-check"
            label={`Contacted ${name} today`}
            title="Contacted today"
            onClick={() => onContactedToday(contact)}
          />
          <RowAction icon="trash" label={`Delete ${name}`} title="Delete" onClick={() => onDelete(contact)} />
        </>
      }
    >
      <Badge variant="light" color="gray" className={classes['type']}>
        {contactTypeLabels[contactType]}
      </Badge>
      <div className={`${rowLines} ${classes['standing']}`}>
        <span className={classes['step']}>{step ? `Next: ${step}` : 'No next step'}</span>
        <span className={rowLine}>
          {dateLastContacted ? `Contacted ${formatDay(dateLastContacted)}` : 'Not contacted yet'}
        </span>
      </div>
    </EntityRow>
  );
});
