/** Scrolls a list alone to its chosen row, and never the page: who chooses on the map looks at the map. */
export function showChosen(list: HTMLUListElement | null): void {
  const row = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!list || !row) return;
  const frame = list.getBoundingClientRect();
  if (row.top < frame.top || row.bottom > frame.bottom)
    list.scrollTop += row.top - frame.top - (frame.height - row.height) / 2;
}
