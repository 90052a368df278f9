/** Scrolls the list to its selected row, but not the page, which stays on the map. */
export function scrollToSelected(list: HTMLUListElement | null): void {
  const row = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!list || !row) return;
  const frame = list.getBoundingClientRect();
  if (row.top < frame.top || row.bottom > frame.bottom)
    list.scrollTop += row.top - frame.top - (frame.height - row.height) / 2;
}
