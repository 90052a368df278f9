import { Component, memo, type ReactNode } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import classes from './SafeMarkdown.module.css';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

type Plugin = Exclude<NonNullable<Options['remarkPlugins']>[number], unknown[]>;

/** Reads GitHub's Markdown tables. Its other extensions add links and checkboxes, which answers must not have. */
const markdownTables: Plugin = function tables() {
  // Another package declares the types of what the parser reads.
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
};

/** Longer than any answer. Formatting this much text would freeze the page. */
const maxFormattedCharacters = 60_000;

/** Lists or quotes nested deeper than the parser can handle. */
const tooDeep = /^[\t >*+\-\d.)]{60}/m;

const text = ({ children }: { children?: ReactNode }) => <span>{children}</span>;
const heading = ({ children }: { children?: ReactNode }) => <h3>{children}</h3>;
const components: Components = {
  // A model must not send people to other sites.
  a: text,
  // The screen already has the higher levels. A model's own levels would leave gaps.
  h1: heading,
  h2: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  table: ({ children }) => (
    // A wide table scrolls on its own, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes['table']} aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
};
const options: Options = { components, disallowedElements: ['img'], remarkPlugins: [markdownTables] };

/**
 * Untrusted Markdown, such as an AI's answer. Shows HTML and links as plain text, and leaves out pictures. Handles
 * unfinished and huge texts.
 */
export const SafeMarkdown = memo(function SafeMarkdown({ text: markdown }: { text: string }) {
  const isPlain = markdown.length > maxFormattedCharacters || tooDeep.test(markdown);
  const plain = <div className={classes['plain']}>{markdown}</div>;
  if (isPlain) return plain;
  return (
    <OnFailure text={markdown} show={plain}>
      <div className={classes['text']}>
        <Markdown {...options}>{markdown}</Markdown>
      </div>
    </OnFailure>
  );
});

interface OnFailureProps {
  readonly text: string;
  readonly show: ReactNode;
  readonly children: ReactNode;
}

interface OnFailureState {
  readonly text: string;
  readonly hasFailed: boolean;
}

/** Shows the plain text if formatting fails. Tries again with the next text. */
class OnFailure extends Component<OnFailureProps, OnFailureState> {
  static getDerivedStateFromError = (): Partial<OnFailureState> => ({ hasFailed: true });
  static getDerivedStateFromProps({ text: next }: OnFailureProps, state: OnFailureState): OnFailureState | null {
    return next === state.text ? null : { text: next, hasFailed: false };
  }
  override state: OnFailureState = { text: '', hasFailed: false };
  override render() {
    return this.state.hasFailed ? this.props.show : this.props.children;
  }
}
