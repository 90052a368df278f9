export { ListHeader, type ListHeaderProps } from './ListHeader';
export { MenuButton, type MenuButtonProps, type MenuEntry, TargetButton } from './MenuButton';
export { useIsPhone } from './use-is-phone';
export { ViewChoice, type ViewChoiceProps } from './ViewChoice';
