import { useEffect, useRef, useState } from 'react';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { AppModalProps } from './AppModal';
import '../styles/modal.css';

/** Section 9 of the specification: what has grown while opening (a map, a picture) may have moved the content. */
const scrollDelayMs = 500;
/** Narrower than 900 px counts as mobile. */
const mobile = '(max-width: 56.24em)';

export default function ModalWindow({
  opened,
  onClose,
  title,
  fullScreen = false,
  size = 'lg',
  children,
}: AppModalProps) {
  const isMobile = useMediaQuery(mobile, undefined, { getInitialValueInEffect: false });
  const content = useRef<HTMLDivElement>(null);
  // Loaded when it is first opened: one closed render lets it fade in then too, and know whom to give the focus back.
  const [wasClosed, setWasClosed] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setWasClosed(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const shown = opened && wasClosed;

  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => content.current?.scrollTo({ top: 0 }), scrollDelayMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <Modal.Root opened={shown} onClose={onClose} size={size} fullScreen={fullScreen || isMobile} centered={!isMobile}>
      <Modal.Overlay />
      <Modal.Content ref={content} radius={fullScreen || isMobile ? 0 : undefined}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
