import { RowAction } from '@keepmark/ui/entity-list';
import { Section } from '@keepmark/ui/section';
import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useStories } from '../practice/practice-store';
import { competencies } from '../question-bank/competencies';
import classes from '../practice/Practice.module.css';
import type { Story } from './story-table';
import { useStoryActions } from './use-story-actions';

const StoryDialog = lazy(() => import('./StoryDialog'));

/** A person's stories, which match questions. */
export function StoriesSection() {
  const stories = useStories();
  const { delete: deleteStory } = useStoryActions();
  const [edited, setEdited] = useState<Story | 'new'>();
  return (
    <Section
      title="Your stories"
      actions={
        <Button size="compact-md" variant="light" onClick={() => setEdited('new')}>
          Add story
        </Button>
      }
    >
      {stories.length === 0 ? (
        <Text c="dimmed">
          Write down a few good stories once, and use them for many questions. Six to eight are enough for most
          interviews.
        </Text>
      ) : (
        <ul className={classes['list']}>
          {stories.map((story) => (
            <li key={story.internalId} className={classes['item']}>
              <div className={classes['words']}>
                <strong>{story.title}</strong>
                <Text size="sm" c="dimmed">
                  {story.competencies.map((id) => competencies[id]).join(', ') || 'Nothing chosen yet'}
                </Text>
              </div>
              <RowAction icon="pencil" label={`Edit ${story.title}`} title="Edit" onClick={() => setEdited(story)} />
              <RowAction
                icon="trash"
                label={`Delete ${story.title}`}
                title="Delete"
                onClick={() => void deleteStory(story)}
              />
            </li>
          ))}
        </ul>
      )}
      {edited ? (
        <Suspense fallback={null}>
          <StoryDialog story={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      ) : null}
    </Section>
  );
}
