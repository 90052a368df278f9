import type { MenuEntry } from '@keepmark/ui/list-header';
import { PathLink } from '../links/PathLink';

/** The line of a list's menu that opens what was deleted from the list. @param kind the table of the kind */
export const deletedEntry = (kind: string): MenuEntry => ({
  label: 'Recently deleted',
  icon: 'history',
  renderRoot: (props) => <PathLink {...props} to="/settings/deleted" search={{ kind }} />,
});
