import { KeepmarkTheme } from '@keepmark/ui';
import { createRoot } from 'react-dom/client';
import { loadFonts } from '../src/fonts/load-fonts';
import { layOut } from '../src/layout/lay-out';
import { DocumentPages } from '../src/drawing/DocumentPages';
import { runTask } from '../src/worker/document-tasks';
import { useLaidOut } from '../src/drawing/use-laid-out';
import { writePdf } from '../src/worker/write-pdf';
import type { ResumeDocument } from '@keepmark/resume-document';
import { resumeOfPages } from '@keepmark/resume-document/testing/sample-resume';

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
  resume: resumeOfPages,
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
  layOut: async (resume) => {
    const fonts = await loadFonts(resume);
    return timed(() => Promise.resolve(layOut(resume, fonts)));
  },
};
