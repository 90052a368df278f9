import { type ComponentType, useEffect, useState } from 'react';
import { useAppContext } from '../app-context';

type Preview = ComponentType<{ readonly path: string }>;

/** What a person sees of a link before signing in, such as a shared list. */
export function SignInPreview({ path }: { path: string }) {
  const { loadSignInPreview } = useAppContext();
  const [loaded, setLoaded] = useState<{ readonly Preview: Preview }>();
  useEffect(() => {
    let isOver = false;
    // Without the preview, people can still sign in.
    void loadSignInPreview?.()
      .then((Preview) => !isOver && setLoaded({ Preview }))
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [loadSignInPreview]);
  return loaded ? <loaded.Preview path={path} /> : null;
}
