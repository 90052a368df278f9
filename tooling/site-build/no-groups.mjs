/**
 * Replaces parts of Mantine's components that come with each button, although hardly a screen has them: import `ButtonGroup`
 * where one is needed. Of the loaders, only the round one is used.
 */
export const ButtonGroup = undefined;
export const ButtonGroupSection = undefined;
export const ActionIconGroup = undefined;
export const ActionIconGroupSection = undefined;
export const Bars = undefined;
export const Dots = undefined;
