import { Icon, useFocusInPlace } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Company } from '../company-table';

export interface KeepCompanyButtonProps {
  companyName: string;
  /** The kept company of this name. */
  kept: Company | undefined;
  onKeep: () => void;
}

/** Keeps a company with one press; leads to the kept one afterwards. */
export function KeepCompanyButton({ companyName, kept, onKeep }: KeepCompanyButtonProps) {
  const inPlace = useFocusInPlace();

  if (kept) {
    return (
      <Button
        size="compact-md"
        variant="subtle"
        leftSection={<Icon name="check" size="xs" />}
        aria-label={`Kept: open ${companyName}`}
        renderRoot={(props) => (
          <Link {...props} {...inPlace} to="/company/details/$internalId" params={{ internalId: kept.internalId }} />
        )}
      >
        Kept
      </Button>
    );
  }
  return (
    <Button
      {...inPlace}
      size="compact-md"
      variant="light"
      leftSection={<Icon name="bookmark" size="xs" />}
      aria-label={`Keep ${companyName}`}
      onClick={onKeep}
    >
      Keep
    </Button>
  );
}
