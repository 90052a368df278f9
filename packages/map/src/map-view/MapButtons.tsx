import { ActionIcon, Button } from '@mantine/core';
import classes from './MapCanvas.module.css';

/** Fits the view to everything on the map. */
export function ShowEverythingButton({ onClick }: { onClick: () => void }) {
  return (
    <ActionIcon
      className={classes['showEverything']}
      variant="default"
      size={29}
      aria-label="Show everything"
      title="Show everything"
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width={17} height={17} aria-hidden focusable={false}>
        <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" stroke="currentColor" strokeWidth={2.2} />
      </svg>
    </ActionIcon>
  );
}

/** Searches the box in view, after the user moved the map. */
export function SearchAreaButton({ onClick }: { onClick: () => void }) {
  return (
    <Button className={classes['searchArea']} size="compact-md" onClick={onClick}>
      Search this area
    </Button>
  );
}
