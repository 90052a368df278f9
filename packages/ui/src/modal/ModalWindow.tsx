import { useEffect, useRef } from 'react';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { AppModalProps } from './AppModal';
import '../styles/modal.css';

/** Section 9 of the specification: what has grown while opening (a map, a picture) may have moved the content. */
const scrollDelayMs = 500;

export default function ModalWindow({
  opened,
  onClose,
  title,
  fullScreen = false,
  size = 'lg',
  children,
}: AppModalProps) {
  const isMobile = useMediaQuery('(max-width: 56.24em)', undefined, { getInitialValueInEffect: false });
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    if (!opened) return undefined;
    opener.current = document.activeElement;
    const timer = setTimeout(() => content.current?.scrollTo({ top: 0 }), scrollDelayMs);
    return () => clearTimeout(timer);
  }, [opened]);

  return (
    <Modal.Root opened={opened} onClose={onClose} size={size} fullScreen={fullScreen || isMobile}>
      <Modal.Overlay />
      <Modal.Content ref={content}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
