import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import classes from './EditorLayout.module.css';

export interface EditorLayoutProps {
  content: ReactNode;
  design: ReactNode;
  preview: ReactNode;
}

const parts = [
  { value: 'content', label: 'Content' },
  { value: 'design', label: 'Design' },
] as const;

/** The form beside the pages. On a screen narrower than 900 px a switch shows one of them. */
export function EditorLayout({ content, design, preview }: EditorLayoutProps) {
  const isWide = useMediaQuery('(min-width: 56.25em)', true, { getInitialValueInEffect: false });
  const [part, setPart] = useState('content');
  const [view, setView] = useState('edit');
  const showsForm = isWide || view === 'edit';
  return (
    <div className={classes['layout']}>
      {isWide ? null : (
        <SegmentedControl
          fullWidth
          className={classes['switch'] ?? ''}
          aria-label="Edit or preview"
          value={view}
          onChange={setView}
          data={[
            { value: 'edit', label: 'Edit' },
            { value: 'preview', label: 'Preview' },
          ]}
        />
      )}
      {showsForm ? (
        <div className={classes['form']}>
          <SegmentedControl fullWidth aria-label="What to edit" value={part} onChange={setPart} data={[...parts]} />
          {part === 'content' ? content : design}
        </div>
      ) : null}
      {isWide || !showsForm ? <div className={classes['preview']}>{preview}</div> : null}
    </div>
  );
}
