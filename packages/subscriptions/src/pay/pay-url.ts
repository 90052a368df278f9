/** The query of the payment screen: empty to start, or set when people return from the payment page. */
export interface PayUrl {
  /** The payment page that they returned from. */
  readonly session?: string;
  /** They returned without paying. */
  readonly canceled?: boolean;
}

/** Reads the query. Ignores invalid values. */
export function readPayUrl({ session, canceled }: Record<string, unknown>): PayUrl {
  return {
    ...(typeof session === 'string' && /^[\w-]{1,255}$/.test(session) && { session }),
    ...(canceled === true && { canceled }),
  };
}
