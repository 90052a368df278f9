/// <reference types="@keepmark/typescript/css-modules.d.ts" />
export { AppModal } from './modal/AppModal';
export type { AppModalProps } from './modal/modal-props';
export { type ConfirmOptions } from './confirm/confirm-store';
export { useConfirm } from './confirm/use-confirm';
export { EmptyState, type EmptyStateProps } from './page-states/EmptyState';
export { ErrorLine, type ErrorLineProps } from './page-states/ErrorLine';
export { ErrorState, type ErrorStateProps } from './page-states/ErrorState';
export { NotSavedHere, type NotSavedHereProps } from './page-states/NotSavedHere';
export { LoadingState, type LoadingStateProps } from './page-states/LoadingState';
export { cursorAtEnd } from './focus-in-place/cursor-at-end';
export { useFocusInPlace } from './focus-in-place/use-focus-in-place';
export { useFormDraft, type FormDraft } from './form-draft/use-form-draft';
export { clearDrafts } from './form-draft/draft-storage';
export { Icon, type IconProps } from './icon/Icon';
export { type IconName } from './icon/icon-names';
export { KeepmarkTheme } from './theme/KeepmarkTheme';
export {
  changeWithUndo,
  deletedElsewhere,
  notifyWithUndo,
  saveChanges,
  seriesOf,
  tryAndNotify,
} from './toasts/try-and-notify';
export { notify, type NotifyOptions } from './toasts/notify';
export { Page, type PageProps } from './page/Page';
export { PageTitle, type PageTitleProps } from './page/PageTitle';
export {
  colorFamilies,
  readColorFamily,
  shownDisplayMode,
  writeColorFamily,
  writeDisplayMode,
  type ColorFamily,
  type DisplayMode,
} from './preferences/preferences';
export { followColorFamily } from './preferences/follow-color-family';
export { beforeReload, holdReload, reloadSafely } from './reload/reload';
export { useHoldReload } from './reload/use-hold-reload';
