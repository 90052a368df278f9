import type { ReactNode } from 'react';

/** What a dialog takes. */
export type AppModalProps = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Fills the screen on desktop too. On a screen narrower than 900 px it always does. */
  fullScreen?: boolean;
  /** Width on desktop: a Mantine size or a CSS length. */
  size?: string;
  /** Opens above the other dialogs: for a question asked from one of them. */
  onTop?: boolean;
  children: ReactNode;
};
