/** Gives the person a file to save. @param type its media type, such as `text/csv` */
export function downloadFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
