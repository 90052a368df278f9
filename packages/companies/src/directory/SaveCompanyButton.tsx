import { Icon, useFocusInPlace } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Company } from '../company-table';

export interface SaveCompanyButtonProps {
  companyName: string;
  /** The saved company with this name. */
  saved: Company | undefined;
  onSave: () => void;
}

/** Saves a company. Once it is saved, a link to it. */
export function SaveCompanyButton({ companyName, saved, onSave }: SaveCompanyButtonProps) {
  const inPlace = useFocusInPlace();

  if (saved) {
    return (
      <Button
        size="compact-md"
        variant="subtle"
        leftSection={<Icon name="check" size="xs" />}
        aria-label={`Saved: open ${companyName}`}
        renderRoot={(props) => (
          <Link {...props} {...inPlace} to="/company/details/$internalId" params={{ internalId: saved.internalId }} />
        )}
      >
        Saved
      </Button>
    );
  }
  return (
    <Button
      {...inPlace}
      size="compact-md"
      variant="light"
      leftSection={<Icon name="bookmark" size="xs" />}
      aria-label={`Save company ${companyName}`}
      onClick={onSave}
    >
      Save
    </Button>
  );
}
