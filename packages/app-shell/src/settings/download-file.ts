/** Gives the person a file to save. */
export function downloadFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
