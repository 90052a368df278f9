import { confirm, type ConfirmOptions } from './confirm-store';

/** `if (await confirm({ … })) …`. KeepmarkTheme shows the dialog. */
export const useConfirm = (): ((options: ConfirmOptions) => Promise<boolean>) => confirm;
