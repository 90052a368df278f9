import pc from 'picocolors';
import { runSection, type SectionResult } from './run-section';
import type { Section } from './sections';

/** Runs one after the other, also after a failure: a person wants to know all that is wrong, not the first of it. */
export async function runSections(sections: readonly Section[]): Promise<SectionResult[]> {
  const results: SectionResult[] = [];
  for (const section of sections) {
    process.stdout.write(`\n${pc.bold(pc.cyan(`━━ ${section.title} `.padEnd(80, '━')))}\n`);
    const isBlocked = results.some(({ title, failed }) => title === section.needs && failed > 0);
    if (isBlocked) process.stdout.write(`Not run: it needs "${section.needs}".\n`);
    results.push(isBlocked ? { title: section.title, seconds: 0, passed: 0, failed: 1 } : await runSection(section));
  }
  return results;
}

/** A line for each section with what failed in it, and last, alone on its line, what CI reads: `N passed, N failed`. */
export function summary(results: readonly SectionResult[]): string {
  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
  const lines = results.flatMap(({ title, seconds, passed, failed, faults = [] }) => {
    const mark = failed > 0 ? pc.red('✗') : pc.green('✓');
    const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
    const line = `${mark} ${title.padEnd(20)} ${counts.padEnd(26)} ${seconds.toFixed(0).padStart(4)} s`;
    return [line, ...faults.map((fault) => `    ${fault}`)];
  });
  return ['', pc.bold('Summary'), ...lines, '', `${total('passed')} passed, ${total('failed')} failed`, ''].join('\n');
}
