import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { nextFrame, timeUntilOther } from '@keepmark/bench/page';
import { openDatabase } from '@keepmark/local-store';
import type { ResumeDocument } from '@keepmark/resume-document';
import { resumeOfPages } from '@keepmark/resume-document/testing/sample-resume';
import { KeepmarkTheme } from '@keepmark/ui';
import { createRoot } from 'react-dom/client';
import { createResumesStore } from '../src/resumes-store';
import { createResumesRoutes } from '../src/routes';

declare global {
  interface Window {
    bench: {
      /** A résumé of two pages, or of four. */
      resume: typeof resumeOfPages;
      /** Opens the editor of a saved résumé. */
      openEditor: (document: ResumeDocument) => Promise<void>;
      /** Resolves when the frame after the next event is on the screen. */
      nextFrame: typeof nextFrame;
      timeUntilOther: typeof timeUntilOther;
    };
  }
}

const root = createRoot(document.querySelector('#site')!);

window.bench = {
  resume: resumeOfPages,
  openEditor: async (resume) => {
    const database = openDatabase('keepmark');
    await database.ready;
    const id = createResumesStore(database).add(resume);
    root.render(
      <KeepmarkTheme>
        <StoryScreen createRoutes={createResumesRoutes} path={`/resume/edit/${id}`} database={() => database} />
      </KeepmarkTheme>,
    );
  },
  nextFrame,
  timeUntilOther,
};
