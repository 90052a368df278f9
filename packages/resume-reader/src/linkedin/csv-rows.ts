import Papa from 'papaparse';

type CsvRow = Readonly<Record<string, string>>;

/** The rows of a table in LinkedIn’s export, each by the names of its columns in lowercase. */
export function csvRows(bytes: Uint8Array): CsvRow[] {
  const text = new TextDecoder().decode(bytes);
  const { data } = Papa.parse<CsvRow>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) =>
      header
        .replace(/^\uFEFF/, '')
        .trim()
        .toLowerCase(),
  });
  return data.map((row) =>
    Object.fromEntries(
      Object.entries<unknown>(row).map(([name, value]) =>
        // Cells beyond the last column.
        Array.isArray(value)
          ? ['further cells', value.join(', ')]
          : [name, typeof value === 'string' ? value.trim() : ''],
      ),
    ),
  );
}
