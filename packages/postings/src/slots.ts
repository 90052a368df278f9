import type { CapturedPosting } from '@keepmark/contracts';
import type { ComponentType, ReactNode } from 'react';

/** The form in which a captured posting is checked, edited, and saved as a job. */
export interface CapturedJobFormProps {
  readonly posting: CapturedPosting;
  /** The day it is captured, such as "2026-11-28". */
  readonly today: string;
  /** Tells the draft of this posting from the draft of another one. */
  readonly draftKey: string;
  /** Called when the job was saved or the form was canceled. */
  readonly onLeave: () => void;
}

/** What the screens take from features above this one, passed in by the suite. Each loads with the first screen that needs it. */
export interface PostingsSlots {
  /** For the search and its map: provides `SavedPostingsContext` to what is in it. */
  readonly loadSavedPostingsProvider: () => Promise<ComponentType<{ readonly children: ReactNode }>>;
  /** For the capture screen. */
  readonly loadCapturedJobForm: () => Promise<ComponentType<CapturedJobFormProps>>;
}
