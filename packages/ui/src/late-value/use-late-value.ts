import { startTransition, useEffect, useState } from 'react';

/**
 * A value for what is out of sight or seldom looked at: it follows once everything else is on the screen. A deferred value
 * wouldn't wait where its own source is deferred, as the text of a filter is.
 */
export function useLateValue<Value extends object>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    startTransition(() => setLate(value));
  }, [value]);
  return late;
}
