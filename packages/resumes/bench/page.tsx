import { KeepmarkTheme } from '@keepmark/ui';
import { createRoot } from 'react-dom/client';
import { DocumentPages } from '../src/pages/DocumentPages';
import { useLaidOut } from '../src/pages/use-laid-out';
import { writePdf } from '../src/pdf/write-pdf';
import type { ResumeDesign } from '../src/resume-design';
import type { LetterDocument, ResumeDocument } from '../src/resume-document';
import { sampleLetter, sampleResume } from '../src/testing/sample-resume';

declare global {
  interface Window {
    bench: {
      show: (document: ResumeDocument | LetterDocument) => void;
      resume: (design: Partial<ResumeDesign>) => ResumeDocument;
      letter: (design: Partial<ResumeDesign>) => LetterDocument;
      /** Milliseconds to write a PDF, and its bytes as base64. */
      pdf: (document: ResumeDocument | LetterDocument) => Promise<{ ms: number; base64: string }>;
    };
  }
}

const root = createRoot(document.querySelector('#site')!);

function Pages({ document }: { document: ResumeDocument | LetterDocument }) {
  const { laidOut, error } = useLaidOut(document);
  if (error) return <p>{error.message}</p>;
  return laidOut ? <DocumentPages laidOut={laidOut} /> : null;
}

window.bench = {
  show: (document) =>
    root.render(
      <KeepmarkTheme>
        <Pages document={document} />
      </KeepmarkTheme>,
    ),
  resume: (design) => {
    const resume = sampleResume();
    return { ...resume, design: { ...resume.design, ...design } };
  },
  letter: (design) => {
    const letter = sampleLetter();
    return { ...letter, design: { ...letter.design, ...design } };
  },
  pdf: async (document) => {
    const start = performance.now();
    const blob = await writePdf(document);
    const ms = performance.now() - start;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return { ms, base64: btoa(text) };
  },
};
