import { useEffect, useSyncExternalStore } from 'react';
import { toastEnterMs, toastExitMs, toastStacks, toastStore, type Toast } from './toast-store';

function ToastCard({ toast }: { toast: Toast }) {
  useEffect(() => {
    if (toast.phase === 'entered') {
      const timer = setTimeout(() => toastStore.dismiss(toast.id), toastStacks[toast.stack].showMs);
      return () => clearTimeout(timer);
    }
    const [ms, next] =
      toast.phase === 'entering' ? [toastEnterMs, 'entered' as const] : [toastExitMs, 'exited' as const];
    const timer = setTimeout(() => toastStore.setPhase(toast.id, next), ms);
    return () => clearTimeout(timer);
  }, [toast.id, toast.phase, toast.stack]);
  return (
    <div role={toast.kind === 'error' ? 'alert' : 'status'}>
      {toast.message}
      {toast.action ? (
        <button type="button" onClick={toast.action.onClick}>
          {toast.action.label}
        </button>
      ) : null}
    </div>
  );
}

export default function ToastStacks() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.toasts, toastStore.toasts);
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);
}
