import { Button, ButtonGroup } from '@mantine/core';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-names';
import classes from './ListHeader.module.css';
import { useIsPhone } from './use-is-phone';

export interface ViewChoiceProps<View extends string> {
  views: Readonly<Record<View, { readonly icon: IconName; readonly label: string }>>;
  view: View;
  onChange: (view: View) => void;
}

/** Switches between the views of a list; on a phone, by icons. Made of buttons: a segmented control would add 3 kB. */
export function ViewChoice<View extends string>({ views, view, onChange }: ViewChoiceProps<View>) {
  const isPhone = useIsPhone();
  return (
    <ButtonGroup aria-label="View">
      {(Object.keys(views) as View[]).map((value) => {
        const { icon, label } = views[value];
        return (
          <Button
            key={value}
            size="compact-md"
            variant={value === view ? 'light' : 'default'}
            aria-pressed={value === view}
            onClick={() => onChange(value)}
            {...(isPhone
              ? { className: classes['view'] ?? '', 'aria-label': label, title: label }
              : { leftSection: <Icon name={icon} size="xs" /> })}
          >
            {isPhone ? <Icon name={icon} size="sm" /> : label}
          </Button>
        );
      })}
    </ButtonGroup>
  );
}
