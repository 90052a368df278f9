import { Icon } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import type { Company } from '../company-table';

export interface KeepCompanyButtonProps {
  companyName: string;
  /** The kept company of this name. */
  kept: Company | undefined;
  onKeep: () => void;
}

/** Keeps a company with one press; leads to the kept one afterwards. */
export function KeepCompanyButton({ companyName, kept, onKeep }: KeepCompanyButtonProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // The link takes the pressed button's place, and its focus; the button takes it back when the keeping is undone.
  useLayoutEffect(() => {
    if (hadFocus.current) (kept ? link : button).current?.focus();
    hadFocus.current = false;
  }, [kept]);

  if (kept) {
    return (
      <Button
        size="compact-md"
        variant="subtle"
        leftSection={<Icon name="check" size="xs" />}
        aria-label={`Kept: open ${companyName}`}
        renderRoot={(props) => (
          <Link
            {...props}
            ref={link}
            to="/company/details/$internalId"
            params={{ internalId: kept.internalId }}
            onFocus={() => {
              hadFocus.current = true;
            }}
            onBlur={() => {
              hadFocus.current = false;
            }}
          />
        )}
      >
        Kept
      </Button>
    );
  }
  return (
    <Button
      ref={button}
      size="compact-md"
      variant="light"
      leftSection={<Icon name="bookmark" size="xs" />}
      aria-label={`Keep ${companyName}`}
      onClick={() => {
        hadFocus.current = true;
        onKeep();
      }}
    >
      Keep
    </Button>
  );
}
