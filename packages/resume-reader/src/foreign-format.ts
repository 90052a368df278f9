import { ResumeFileError } from '@keepmark/resume-document/resume-file';

/** The key of a YAML mapping in the first line that says something: neither a comment nor "---". */
function firstYamlKey(text: string): string | undefined {
  const lines = text.slice(0, 10_000).split('\n');
  const first = lines.find((line) => line.trim() !== '' && !line.startsWith('#') && !line.startsWith('---'));
  return /^(\w+):$/.exec(first?.trimEnd() ?? '')?.[1];
}

/**
 * Refuses the files of other résumé builders by name, since reading them as prose would put their keys into fields.
 * @throws {ResumeFileError}
 */
export function refuseForeignFormat(text: string): void {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const key = firstYamlKey(plain);
  if (key === 'cv') {
    throw new ResumeFileError(
      'wrong-type',
      'This is RenderCV’s own format (YAML), which we can’t read. Render it there and choose the PDF.',
    );
  }
  if (key === 'basics') {
    throw new ResumeFileError(
      'wrong-type',
      'This is a résumé in YAML, which we can’t read. Convert it to JSON Resume (.json) and choose that.',
    );
  }
}
