/** Text without the control characters that XML can't hold and fields can't show. Tabs and line breaks stay. */
export const printableText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
