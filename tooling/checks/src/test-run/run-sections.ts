import { availableParallelism } from 'node:os';
import pc from 'picocolors';
import { runSection, type SectionResult } from './run-section';
import type { Section } from './sections';

/**
 * Runs all, in their order, and goes on after a failure, so that one run finds everything that is wrong. Those that share
 * the cores run at the same time.
 */
export async function runSections(sections: readonly Section[]): Promise<SectionResult[]> {
  const results: SectionResult[] = [];
  for (const together of groups(sections)) {
    results.push(...(await runTogether(together, new Set(failedOf(results)))));
  }
  return results;
}

const failedOf = (results: readonly SectionResult[]): string[] =>
  results.filter(({ failed }) => failed > 0).map(({ title }) => title);

/** Neighbors that share the cores, and each of the others alone. */
function groups(sections: readonly Section[]): Section[][] {
  const found: Section[][] = [];
  for (const section of sections) {
    const last = found.at(-1);
    if (section.sharesCores && last?.[0]?.sharesCores) last.push(section);
    else found.push([section]);
  }
  return found;
}

/** Most of them leave even a lone core idle at times. */
const atOnce = Math.max(2, availableParallelism());

/** A few at once. The output of one alone comes at once, that of several when each has ended. */
async function runTogether(together: readonly Section[], failed: ReadonlySet<string>): Promise<SectionResult[]> {
  const show = (text: string) => void process.stdout.write(text);
  const isAlone = together.length === 1;
  const results: SectionResult[] = [];
  const waiting = [...together.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, section] = next;
      const pieces = [heading(section)];
      if (isAlone) show(pieces.join(''));
      results[index] = await runUnlessBlocked(section, failed, isAlone ? show : (text) => void pieces.push(text));
      if (!isAlone) show(pieces.join(''));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

const heading = ({ title }: Section) => `\n${pc.bold(pc.cyan(`━━ ${title} `.padEnd(80, '━')))}\n`;

async function runUnlessBlocked(
  section: Section,
  failed: ReadonlySet<string>,
  show: (text: string) => void,
): Promise<SectionResult> {
  const { title, needs } = section;
  if (needs === undefined || !failed.has(needs)) return runSection(section, show);
  show(`Skipped: it needs "${needs}", which failed.\n`);
  return { title, seconds: 0, passed: 0, failed: 1 };
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
