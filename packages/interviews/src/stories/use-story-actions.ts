import { changeWithUndo, notify, saveChanges, tryAndNotify } from '@keepmark/ui';
import { changedValues } from '@keepmark/ui/form-values';
import { useMemo } from 'react';
import { usePracticeStore } from '../practice/practice-store';
import type { Story, StoryValues } from './story-table';

/** Actions on stories. Each shows a notification. */
export function useStoryActions() {
  const store = usePracticeStore();
  return useMemo(
    () => ({
      /** @returns whether it is stored */
      save: (story: Story | undefined, values: Omit<Story, 'internalId'>): boolean => {
        if (story) {
          const changes: StoryValues = changedValues<StoryValues>(values, story);
          return saveChanges('story', changes, (changed) => store.updateStory(story.internalId, changed));
        }
        const isAdded = tryAndNotify(() => store.addStory(values)) !== undefined;
        if (isAdded) notify.success('Story added.');
        return isAdded;
      },
      delete: (story: Story): boolean => changeWithUndo(`Deleted ${story.title}.`, () => store.deleteStory(story)),
    }),
    [store],
  );
}
