import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { nextFrame, timeUntilOther } from '@keepmark/bench/page';
import { openDatabase } from '@keepmark/local-store';
import { KeepmarkTheme } from '@keepmark/ui';
import { createRoot } from 'react-dom/client';
import { loadFonts } from '../src/fonts/load-fonts';
import { layOut } from '../src/layout/lay-out';
import { DocumentPages } from '../src/pages/DocumentPages';
import { runTask } from '../src/pages/document-tasks';
import { useLaidOut } from '../src/pages/use-laid-out';
import { writePdf } from '../src/pdf/write-pdf';
import type { ResumeDocument } from '../src/resume-document';
import { createResumesStore } from '../src/resumes-store';
import { createResumesRoutes } from '../src/routes';
import { sampleResume } from '../src/testing/sample-resume';

type Run = (document: ResumeDocument) => Promise<number>;

declare global {
  interface Window {
    /** Each returns milliseconds. */
    bench: {
      /** A résumé of two pages, or of four. */
      resume: (pageCount: 2 | 4) => ResumeDocument;
      /** Until the file is done, as on a site. */
      writePdf: Run;
      /** Like `writePdf`, but on this thread: the browser can't slow down a worker. */
      writePdfHere: Run;
      /** Until the pages are on the screen. */
      showPages: Run;
      layOut: Run;
      /** Its code is loaded already, except the first time. */
      writeDocx: Run;
      /** Opens the editor of a saved résumé. */
      openEditor: (document: ResumeDocument) => Promise<void>;
      /** Resolves when the frame after the next event is on the screen. */
      nextFrame: typeof nextFrame;
      timeUntilOther: typeof timeUntilOther;
    };
  }
}

const root = createRoot(document.querySelector('#site')!);

function Pages({ document: resume }: { document: ResumeDocument }) {
  const { laidOut, error } = useLaidOut(resume);
  if (error) throw error;
  return laidOut ? <DocumentPages laidOut={laidOut} /> : null;
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Waits until a text is on the screen. */
async function shown(text: string): Promise<void> {
  const isShown = () => document.querySelector('#site')?.textContent.includes(text) === true;
  while (!isShown()) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(undefined);
  });
}

window.bench = {
  resume: (pageCount) => {
    const resume = sampleResume();
    if (pageCount === 2) return resume;
    const twice = resume.sections.map((section) =>
      section.kind === 'experience'
        ? { ...section, entries: Array.from({ length: 3 }, () => section.entries).flat() }
        : section,
    );
    return { ...resume, sections: twice, design: { ...resume.design, fontSizePt: 11.5 } };
  },
  writePdf: (resume) => timed(() => writePdf(resume)),
  writePdfHere: (resume) => timed(() => runTask({ kind: 'write-pdf', document: resume, photo: undefined })),
  showPages: (resume) =>
    timed(() => {
      root.render(
        <KeepmarkTheme>
          <Pages document={resume} />
        </KeepmarkTheme>,
      );
      return shown(resume.headline);
    }),
  writeDocx: (resume) => timed(async () => (await import('../src/docx/write-docx')).writeDocx(resume)),
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
  layOut: async (resume) => {
    const fonts = await loadFonts(resume);
    return timed(() => Promise.resolve(layOut(resume, fonts)));
  },
};
