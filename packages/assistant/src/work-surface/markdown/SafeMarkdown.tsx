import { Component, type ReactNode, memo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import { markdownTables } from './markdown-tables';
import classes from './SafeMarkdown.module.css';

/** Longer than any answer. Formatting a text takes time, and this much of it would stop the page. */
const maxFormattedCharacters = 60_000;

/** Lists or quotes within each other, deeper than the program that reads them can follow. */
const tooDeep = /^[\t >*+\-\d.)]{60}/m;

const text = ({ children }: { children?: ReactNode }) => <span>{children}</span>;
const heading = ({ children }: { children?: ReactNode }) => <h3>{children}</h3>;
const components: Components = {
  // A model doesn't choose where people go.
  a: text,
  // The screen has the levels above. A model's own levels would leave gaps.
  h1: heading,
  h2: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  table: ({ children }) => (
    // A wide one scrolls by itself, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes['table']} aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
};
const options: Options = { components, disallowedElements: ['img'], remarkPlugins: [markdownTables] };

/**
 * Markdown that nobody has checked, such as an AI's answer. HTML in it is shown as text, links are text without an
 * address, and pictures are left out. Half-finished and huge texts are fine.
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

/** Shows a text as it is when it can't be formatted. The next text gets its own chance. */
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
