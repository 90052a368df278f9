import type { ReactNode } from 'react';
import { Page } from '@keepmark/ui';
import { PublicFooter } from './PublicFooter';

/** The frame of a page that is read: its title, its text, and the way to the other public pages. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Page title={title} width="text">
        {children}
      </Page>
      <PublicFooter />
    </>
  );
}
