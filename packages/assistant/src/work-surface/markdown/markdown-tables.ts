import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Options } from 'react-markdown';

type Plugin = Exclude<NonNullable<Options['remarkPlugins']>[number], unknown[]>;

/** Reads GitHub's Markdown tables. Its other extensions add links and checkboxes, which answers must not have. */
export const markdownTables: Plugin = function tables() {
  // Another package declares the types of what the parser reads.
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
};
