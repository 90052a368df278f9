/** The part of Vite's build manifest that we use: chunks by the module or name that they start with. */
export type BuildManifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] } | undefined>
>;

/** A budget names a module without a chunk of its own, so it would measure too little. */
export class UnknownChunkError extends Error {
  override readonly name = 'UnknownChunkError';
}

/**
 * The JavaScript files that a browser loads for these modules: their chunks and static imports, each once.
 * @throws UnknownChunkError when a module has no chunk of its own
 */
export function chunkFiles(manifest: BuildManifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) {
      throw new UnknownChunkError(
        `The build has no chunk for ${name}: it was moved or renamed, or it is no longer loaded lazily. Update its budget in tooling/checks/src/size/budgets.ts.`,
      );
    }
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files].filter((file) => file.endsWith('.js'));
}

/**
 * The files of workers' chunks, by their names in a listing of the build's assets.
 * @throws UnknownChunkError when there is none of a name
 */
export function workerFiles(assets: readonly string[], chunks: readonly string[]): string[] {
  return chunks.map((chunk) => {
    const file = assets.find((name) => name.startsWith(`${chunk}-`) && name.endsWith('.js'));
    if (file === undefined) {
      throw new UnknownChunkError(
        `The build has no chunk "${chunk}" of a worker. Update its budget in tooling/checks/src/size/budgets.ts.`,
      );
    }
    return `assets/${file}`;
  });
}
