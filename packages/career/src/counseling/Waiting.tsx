import { Loader, VisuallyHidden } from '@mantine/core';

/** A small spinner for a part of a screen. @param props.label what is loading, for screen readers */
export function Waiting({ label }: { label: string }) {
  return (
    <output>
      <Loader size="sm" aria-hidden />
      <VisuallyHidden>Loading: {label}</VisuallyHidden>
    </output>
  );
}
