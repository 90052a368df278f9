import { searchText } from '@keepmark/contracts';
import type { OptionsFilter } from '@mantine/core';

// A label takes a microsecond, and a picker of 20,000 jobs looks at all of them with every key.
const searchedLabels = new Map<string, string>();
const maxLabels = 50_000;

function searchedLabel(label: string): string {
  let searched = searchedLabels.get(label);
  if (searched === undefined) {
    if (searchedLabels.size >= maxLabels) searchedLabels.clear();
    searched = searchText(label);
    searchedLabels.set(label, searched);
  }
  return searched;
}

/** Finds the options of Mantine's pickers by what their labels contain, whatever its case and accents. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  const wanted = searchText(search.trim());
  const found: ReturnType<OptionsFilter> = [];
  let left = limit;
  for (const option of options) {
    if (left <= 0) break;
    if ('group' in option) {
      const items = option.items.filter(({ label }) => searchedLabel(label).includes(wanted)).slice(0, left);
      if (items.length > 0) found.push({ group: option.group, items });
      left -= items.length;
    } else if (searchedLabel(option.label).includes(wanted)) {
      found.push(option);
      left -= 1;
    }
  }
  return found;
};
