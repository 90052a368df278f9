import { Portal } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ToastStack } from './ToastStack';
import { toastOutbox } from './toast-outbox';
import { toastStore } from './toast-store';

/** Both stacks of notifications. F8 moves the focus to the newest one, those that ask for attention first. */
export default function ToastStacks() {
  const stacks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop = () => {};
    // A screen reader hears only what comes into a live region that is there already.
    const frame = requestAnimationFrame(() => {
      stop = toastOutbox.showWith(toastStore.add);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      // One that leaves may be after the newest.
      const newest = [...(stacks.current?.children ?? [])].flatMap(
        (stack) => [...stack.querySelectorAll('[data-phase]:not([data-phase="exiting"])')].at(-1) ?? [],
      );
      newest[0]?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Portal>
      <div ref={stacks}>
        <ToastStack name="attention" store={toastStore} />
        <ToastStack name="confirmation" store={toastStore} />
      </div>
    </Portal>
  );
}
