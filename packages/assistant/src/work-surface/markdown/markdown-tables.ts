import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Options } from 'react-markdown';

type Plugin = Exclude<NonNullable<Options['remarkPlugins']>[number], unknown[]>;

/** Reads tables of GitHub's Markdown. Its other extensions add addresses and checkboxes, which answers don't get. */
export const markdownTables: Plugin = function tables() {
  // The parser reads them; its own package declares their types.
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
};
