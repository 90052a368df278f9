import { plural } from '@keepmark/ui/words';
import { Accordion, Alert, List } from '@mantine/core';
import { PlaceColumnMatching } from './PlaceColumnMatching';
import type { ColumnMatch } from './csv-columns';
import type { ReadFiles } from './read-import-files';

export interface FileNoticesProps {
  read: ReadFiles;
  /** The match of each table, by the index of its file. */
  matches: ReadonlyMap<number, ColumnMatch>;
  onMatch: (file: number, match: ColumnMatch) => void;
}

/** What to know about the files: guesses, tables whose columns need a look, and files that are skipped. */
export function FileNotices({ read: { files, skipped }, matches, onMatch }: FileNoticesProps) {
  const remarks = files.flatMap(({ name, remark }) => (remark ? [{ name, remark }] : []));
  const tables = files.flatMap((file, index) =>
    file.kind === 'table' && (files.length === 1 || !file.table.match.includes('name')) ? [{ file, index }] : [],
  );
  return (
    <>
      {remarks.length > 0 ? (
        <Alert color="warning">
          {remarks.length === 1 ? remarks[0]?.remark : remarks.map(({ name }) => name).join(', ')}
          {remarks.length > 1 ? ' aren’t in UTF-8. We guessed their alphabets, so check the names.' : null}
        </Alert>
      ) : null}
      {tables.map(({ file, index }) =>
        file.kind === 'table' && !file.table.isOwn ? (
          <PlaceColumnMatching
            key={index}
            title={files.length > 1 ? `Match columns of ${file.name}` : 'Match columns'}
            table={file.table}
            match={matches.get(index) ?? file.table.match}
            onChange={(match) => onMatch(index, match)}
          />
        ) : null,
      )}
      {skipped.length > 0 ? (
        <Accordion variant="contained">
          <Accordion.Item value="skipped">
            <Accordion.Control>Skipped {plural(skipped.length, 'file')}</Accordion.Control>
            <Accordion.Panel>
              <List size="sm" spacing={4}>
                {skipped.map(({ name, reason }, index) => (
                  // Files in different folders may have the same name.
                  // oxlint-disable-next-line react/no-array-index-key
                  <List.Item key={index}>
                    <b>{name}:</b> {reason}
                  </List.Item>
                ))}
              </List>
            </Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      ) : null}
    </>
  );
}
