import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import classes from './EditorLayout.module.css';

export interface EditorLayoutProps {
  content: ReactNode;
  design: ReactNode;
  preview: ReactNode;
}

const content = { value: 'content', label: 'Content' };
const design = { value: 'design', label: 'Design' };
const preview = { value: 'preview', label: 'Preview' };

/** The form beside the pages. On a screen narrower than 900 px, a switch shows one of them. */
export function EditorLayout(parts: EditorLayoutProps) {
  const isWide = useMediaQuery('(min-width: 56.25em)', true, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState('content');
  const part = isWide && chosen === 'preview' ? 'content' : chosen;
  return (
    <div className={classes['layout']}>
      <div className={classes['form']}>
        <SegmentedControl
          fullWidth
          className={classes['switch'] ?? ''}
          aria-label={isWide ? 'What to edit' : 'Edit or preview'}
          value={part}
          onChange={setChosen}
          data={isWide ? [content, design] : [content, design, preview]}
        />
        {part === 'content' ? parts.content : null}
        {part === 'design' ? parts.design : null}
        {part === 'preview' ? parts.preview : null}
      </div>
      {isWide ? <div className={classes['preview']}>{parts.preview}</div> : null}
    </div>
  );
}
