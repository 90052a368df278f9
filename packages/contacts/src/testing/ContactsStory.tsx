import { StoryScreen } from '@keepmark/app-shell/story-screen';
import type { ContactValues } from '../contact';
import { createContactsRoutes } from '../routes';
import { databaseOf } from './database-of';

export interface ContactsStoryProps {
  path: string;
  /** Added before the screen opens. */
  contacts?: readonly ContactValues[];
}

const none: readonly ContactValues[] = [];

/** A screen of this package, for stories. */
export function ContactsStory({ path, contacts = none }: ContactsStoryProps) {
  return <StoryScreen createRoutes={createContactsRoutes} path={path} database={() => databaseOf(contacts).database} />;
}
