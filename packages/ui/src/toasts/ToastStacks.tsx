import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Portal } from '@mantine/core';
import { ToastStack } from './ToastStack';
import { toastStore, type Toast } from './toast-store';

const none: readonly Toast[] = [];

/** Both stacks of notifications. F8 moves the focus to the newest one, those that ask for attention first. */
export default function ToastStacks() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.toasts, () => none);
  const stacks = useRef<HTMLDivElement>(null);
  // A screen reader hears only what comes into a live region that is there already.
  const [isListening, setIsListening] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsListening(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      stacks.current?.querySelector<HTMLElement>('section > * > :last-child button')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const shown = isListening ? toasts : none;
  return (
    <Portal>
      <div ref={stacks}>
        <ToastStack name="attention" store={toastStore} toasts={shown.filter(({ stack }) => stack === 'attention')} />
        <ToastStack
          name="confirmation"
          store={toastStore}
          toasts={shown.filter(({ stack }) => stack === 'confirmation')}
        />
      </div>
    </Portal>
  );
}
