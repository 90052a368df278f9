/** What is used of Vite's build manifest: chunks by the module, or the name, that they begin with. */
export type BuildManifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] } | undefined>
>;

/** A budget names a module that the build did not make a chunk of, so it would measure too little. */
export class UnknownChunkError extends Error {
  override readonly name = 'UnknownChunkError';
}

/**
 * The JavaScript files that a browser loads for these modules: each one's chunk and, once, all that it imports
 * statically. @throws UnknownChunkError when a module has no chunk of its own.
 */
export function chunkFiles(manifest: BuildManifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) {
      throw new UnknownChunkError(
        `The build has no chunk for ${name}: it was moved, renamed or is no longer loaded lazily. Correct its budget in tooling/checks/src/size/budgets.ts.`,
      );
    }
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files].filter((file) => file.endsWith('.js'));
}
