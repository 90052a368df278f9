import { KeepmarkTheme } from '@keepmark/ui';
import { createRoot } from 'react-dom/client';
import type { ResumeDocument } from '../src/resume-document';
import { ResumesStory } from '../src/testing/ResumesStory';

/** What one key took, in milliseconds from the press. */
export interface KeyTimes {
  /**
   * Until the form is painted with the letter: the work of the key, of the frame that follows, and what kept that frame
   * waiting. The wait for the screen's next refresh isn't in it.
   */
  readonly form: number;
  /** Until the pages are painted with the letter. */
  readonly pages: number;
}

declare global {
  interface Window {
    editorBench: {
      /** Shows the editor, which reads the résumé from the browser's storage, as on a site. */
      open: (document: ResumeDocument) => void;
      /** Measures the next key. */
      nextKey: () => Promise<KeyTimes>;
    };
  }
}

const refreshMs = 1000 / 60;

/** A task of its own, behind those that are waiting. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });

const nextFrame = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));

/** When what changes now is painted. */
async function painted(): Promise<{ readonly start: number; readonly end: number }> {
  const start = await nextFrame();
  await nextTask();
  return { start, end: performance.now() };
}

const keyDown = (): Promise<number> =>
  new Promise((resolve) => {
    window.addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });

async function formPainted(press: number): Promise<number> {
  await nextTask();
  const handled = performance.now();
  const frame = await painted();
  const held = Math.max(0, frame.start - handled - refreshMs);
  return handled - press + held + (frame.end - frame.start);
}

function pagesPainted(press: number): Promise<number> {
  const pages = document.querySelector('article[aria-label^="Page 1 of"]')!.parentElement!;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      void painted().then(({ end }) => resolve(end - press));
    });
    observer.observe(pages, { childList: true, subtree: true, characterData: true });
  });
}

export const editorBench: Window['editorBench'] = {
  open: (resume) => {
    createRoot(document.querySelector('#site')!).render(
      <KeepmarkTheme>
        <ResumesStory path="/resume/edit/:resume" resumes={[resume]} />
      </KeepmarkTheme>,
    );
  },
  nextKey: async () => {
    const press = await keyDown();
    const [form, pages] = await Promise.all([formPainted(press), pagesPainted(press)]);
    return { form, pages };
  },
};
