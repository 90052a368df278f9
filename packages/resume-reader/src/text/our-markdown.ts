/** A line of Markdown with the marks that our rich text has: no underscores, no escapes and breaks that it lacks. */
export const ourMarkdown = (line: string): string =>
  line
    .replaceAll(/\]\(<([^<>]*)>\)/g, ']($1)')
    .replaceAll(/<((?:https?:|mailto:)[^<>\s]+)>/g, '[$1]($1)')
    .replaceAll(/__([^_]+)__/g, '**$1**')
    .replaceAll(/\\([`_<>#|~.!(){}+])/g, '$1')
    .replace(/\\$/, '');
