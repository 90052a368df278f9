import type { API, Diagnostic } from 'typescript-native/unstable/async';
import type { TypedPackage } from './typed-packages';

/**
 * What the compiler finds wrong in a package, with the package's settings. It looks at the package's own files, and at those
 * that no package lists; the files of other packages are looked at with their own. As a whole, it looks at all of them.
 * @param listed the files of every package
 * @param previous the package before it, whose memory is free now; what both load stays
 */
export async function packageErrors(
  api: API,
  { configFile, files, isWhole }: TypedPackage,
  listed: ReadonlySet<string>,
  previous?: TypedPackage,
): Promise<Diagnostic[]> {
  const snapshot = await api.updateSnapshot({
    openProjects: [configFile],
    closeProjects: previous ? [previous.configFile] : [],
  });
  try {
    const project = snapshot.getProject(configFile);
    if (!project) throw new Error(`The compiler can't open ${configFile}.`);
    const { program } = project;
    const loaded = (await program.getSourceFileNames()).filter(isWritten);
    const own = new Set([...files, ...loaded.filter((file) => isWhole || !listed.has(file))]);
    const found = [...(await program.getConfigFileParsingDiagnostics()), ...(await program.getProgramDiagnostics())];
    for (const file of own) {
      found.push(...(await program.getSyntacticDiagnostics(file)));
      found.push(...(await program.getBindDiagnostics(file)));
      found.push(...(await program.getSemanticDiagnostics(file)));
    }
    return found;
  } finally {
    await snapshot.dispose();
  }
}

/** Somebody's work in this repository, unlike what is installed or comes with the compiler. */
const isWritten = (file: string) => !file.includes('/node_modules/') && !/\.d\.[cm]?ts$/.test(file);
