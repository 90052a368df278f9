import { StoryScreen } from '@keepmark/app-shell/story-screen';
import type { ContactValues } from '../contact';
import { createContactsRoutes } from '../routes';
import { databaseOf } from '@keepmark/local-store/testing';
import { contactTable } from '../contact-table';

export interface ContactsStoryProps {
  path: string;
  /** Added before the screen opens. */
  contacts?: readonly ContactValues[];
}

const none: readonly ContactValues[] = [];

/** A screen of this package, for stories. */
export function ContactsStory({ path, contacts = none }: ContactsStoryProps) {
  return (
    <StoryScreen
      createRoutes={createContactsRoutes}
      path={path}
      database={() => databaseOf(contactTable, contacts).database}
    />
  );
}
