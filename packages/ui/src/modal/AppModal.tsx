import { lazy, Suspense, useState } from 'react';
import type { AppModalProps } from './modal-props';

const ModalWindow = lazy(() => import('./ModalWindow'));

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
