import { useEffect, useRef, useState } from 'react';
import { Modal } from '@mantine/core';
import { useIsomorphicEffect, useMediaQuery } from '@mantine/hooks';
import type { AppModalProps } from './modal-props';
import { useIsTopWindow } from './window-order';
import '../styles/modal.css';

/** Section 9 of the specification: what has grown while opening (a map, a picture) may have moved the content. */
const scrollDelayMs = 500;
/** Narrower than 900 px counts as mobile. */
const mobile = '(max-width: 56.24em)';

/** Gives the focus back, unless it has been moved out of the dialog on purpose. */
const giveFocusBack = (opener: Element | null) => {
  const focused = document.activeElement;
  const isLost = !focused || focused === document.body || focused.closest('[role="dialog"]') !== null;
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
};

export default function ModalWindow({
  opened,
  onClose,
  title,
  fullScreen = false,
  size = 'lg',
  onTop = false,
  children,
}: AppModalProps) {
  const isMobile = useMediaQuery(mobile, undefined, { getInitialValueInEffect: false });
  const content = useRef<HTMLDivElement>(null);
  // It is loaded when it is first opened: one closed render lets it fade in then too.
  const [wasClosed, setWasClosed] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setWasClosed(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const shown = opened && wasClosed;
  const isTop = useIsTopWindow(shown);

  // Mantine's own way looks for the focused element too late when the dialog is opened by anything but a click.
  const opener = useRef<Element | null>(null);
  useIsomorphicEffect(() => {
    if (shown) opener.current = document.activeElement;
  }, [shown]);

  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => content.current?.scrollTo({ top: 0 }), scrollDelayMs);
    return () => {
      clearTimeout(timer);
      giveFocusBack(opener.current);
    };
  }, [shown]);

  return (
    <Modal.Root
      opened={shown}
      onClose={onClose}
      closeOnEscape={isTop}
      returnFocus={false}
      zIndex={onTop ? 'calc(var(--mantine-z-index-popover) + 1)' : 'var(--mantine-z-index-modal)'}
      size={size}
      fullScreen={fullScreen || isMobile}
      centered={!isMobile}
    >
      <Modal.Overlay />
      <Modal.Content ref={content} radius={fullScreen || isMobile ? 0 : undefined}>
        {/* Mantine draws a <header>, which a reader of landmarks takes for a second one of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
