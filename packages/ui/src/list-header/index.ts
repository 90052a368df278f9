export { ListHeader, type ListHeaderProps } from './ListHeader';
export type { MenuEntry } from './menu-entry';
export { MenuButton, type MenuButtonProps, TargetButton } from './MenuButton';
export { useIsPhone } from './use-is-phone';
export { ViewChoice, type ViewChoiceProps } from './ViewChoice';
