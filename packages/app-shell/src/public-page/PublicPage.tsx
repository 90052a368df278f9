import type { ReactNode } from 'react';
import { Page } from '@keepmark/ui';
import { PublicFooter } from './PublicFooter';

/** A page of text: its title, its content, and links to the other public pages. */
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
