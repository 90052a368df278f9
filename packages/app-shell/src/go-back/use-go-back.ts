import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';

/**
 * Goes back to the screen from which the current one was opened.
 * @param fallback the path to go to when the screen was opened by its URL
 */
export function useGoBack(fallback: string): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: fallback });
  };
}
