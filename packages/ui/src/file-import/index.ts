export { ColumnMatching, type ColumnMatchingProps, type MatchedColumn } from './ColumnMatching';
export { decodeText } from './decode-text';
export { FileImportError } from './file-import-error';
export { ImportDialog, type ImportDialogProps } from './ImportDialog';
export { type ImportOutcomeBadge, ImportPreview, type ImportPreviewProps } from './ImportPreview';
export { type ChosenFile, type ReadingOptions, useChosenFile } from './use-chosen-file';
