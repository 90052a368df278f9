import pc from 'picocolors';
import { runSection, type SectionResult } from './run-section';
import type { Section } from './sections';

/** Runs one after the other, and goes on after a failure, so that one run finds everything that is wrong. */
export async function runSections(sections: readonly Section[]): Promise<SectionResult[]> {
  const results: SectionResult[] = [];
  for (const section of sections) {
    process.stdout.write(`\n${pc.bold(pc.cyan(`━━ ${section.title} `.padEnd(80, '━')))}\n`);
    const isBlocked = results.some(({ title, failed }) => title === section.needs && failed > 0);
    if (isBlocked) process.stdout.write(`Skipped: it needs "${section.needs}", which failed.\n`);
    results.push(isBlocked ? { title: section.title, seconds: 0, passed: 0, failed: 1 } : await runSection(section));
  }
  return results;
}

/** One line per section with its failures. The last line is the one that CI reads: `N passed, N failed`. */
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
