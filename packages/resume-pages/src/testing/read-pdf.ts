import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The content that another program reads from a PDF. */
export interface ReadPdf {
  /** The text of each page, in file order. */
  readonly pages: readonly string[];
  readonly links: readonly string[];
  /** Roles of the structure tree, in order. */
  readonly roles: readonly string[];
  /** Alternative texts of the figures. */
  readonly alts: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
}

interface StructureNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly StructureNode[];
}

/** Reads a PDF with pdf.js. */
export async function readPdf(file: Blob): Promise<ReadPdf> {
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    verbosity: VerbosityLevel.ERRORS,
    useWorkerFetch: false,
  });
  const pdf = await loading.promise;
  const pages: string[] = [];
  const links: string[] = [];
  const roles: string[] = [];
  const alts: string[] = [];
  const visit = ({ role, alt, children = [] }: StructureNode) => {
    if (role !== undefined) roles.push(role);
    if (alt !== undefined) alts.push(alt);
    children.forEach(visit);
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    for (const { url } of (await page.getAnnotations()) as { url?: string }[]) if (url) links.push(url);
    visit((await page.getStructTree()) as StructureNode);
  }
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
  await loading.destroy();
  return { pages, links, roles, alts, title: info['Title'], language: info['Language'] };
}
