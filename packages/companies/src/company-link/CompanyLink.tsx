import { Icon, useFocusInPlace } from '@keepmark/ui';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSavedCompanyOf } from '../companies-store';
import { useCompanyActions } from '../use-company-actions';
import classes from './CompanyLink.module.css';

/** A job's company: a link if it is saved, otherwise a button that saves it. */
export function CompanyLink({ companyName }: { companyName: string }) {
  const company = useSavedCompanyOf({ companyName });
  const { save } = useCompanyActions();
  const inPlace = useFocusInPlace();
  if (companyName.trim() === '') return null;
  if (company) {
    return (
      <div className={classes['company']}>
        <Anchor
          fw={600}
          renderRoot={(props) => (
            <Link
              {...props}
              {...inPlace}
              to="/company/details/$internalId"
              params={{ internalId: company.internalId }}
            />
          )}
        >
          {companyName}
        </Anchor>
        <Icon name="check" size="xs" label="Saved company" />
      </div>
    );
  }
  return (
    <div className={classes['company']}>
      <Text fw={600}>{companyName}</Text>
      <Button
        {...inPlace}
        size="compact-sm"
        variant="subtle"
        leftSection={<Icon name="bookmark" size="xs" />}
        aria-label={`Save company ${companyName}`}
        onClick={() => save({ companyName })}
      >
        Save company
      </Button>
    </div>
  );
}
