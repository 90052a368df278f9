import { lazy, Suspense, useState, type ReactNode } from 'react';

const ModalWindow = lazy(() => import('./ModalWindow'));

export type AppModalProps = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Fills the screen on desktop too. On a screen narrower than 900 px it always does. */
  fullScreen?: boolean;
  /** Width on desktop: a Mantine size or a CSS length. */
  size?: string;
  /** Stands above the other dialogs: for a question that is asked from one. */
  onTop?: boolean;
  children: ReactNode;
};

/**
 * A dialog: full screen on mobile or when asked, at its top 500 ms after opening, closed from the close button, the
 * backdrop or Escape, with the focus back where it was. Its code loads with the first one opened.
 */
export function AppModal(props: AppModalProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <ModalWindow {...props} />
    </Suspense>
  ) : null;
}
