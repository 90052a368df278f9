import { Icon } from '@keepmark/ui';
import { pageAction } from '@keepmark/ui/page-action';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

const pages = {
  counseling: { label: 'Career counseling', icon: 'compass', to: '/career/counseling' },
  coaching: { label: 'Career coaching', icon: 'target', to: '/career/coaching' },
  plans: { label: 'Career plans', icon: 'route', to: '/career/plans' },
  offers: { label: 'Offers', icon: 'columns', to: '/offers' },
  salary: { label: 'Salary assistant', icon: 'currency-dollar', to: '/salary/assistant/{-$career}' },
} as const;

/** Links to the other career pages, beside the title. */
export function CareerLinks({ to }: { readonly to: readonly (keyof typeof pages)[] }) {
  return to.map((page) => {
    const { label, icon, to: path } = pages[page];
    return (
      <Button
        key={page}
        {...pageAction}
        aria-label={label}
        leftSection={<Icon name={icon} size="sm" />}
        renderRoot={(props) => <Link {...props} to={path} />}
      >
        {label}
      </Button>
    );
  });
}
