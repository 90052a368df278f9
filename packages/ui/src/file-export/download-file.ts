/**
 * Gives the person a file to save.
 * @param content its text, or a blob that has its own type
 * @param type the media type of a text, such as `text/csv`
 */
export function downloadFile(name: string, content: string | Blob, type = ''): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
