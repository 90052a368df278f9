/** How people come to the payment screen: with nothing to start, or back from the payment page. */
export interface PayUrl {
  /** The payment page they came back from. */
  readonly session?: string;
  /** They came back without paying. */
  readonly canceled?: boolean;
}

/** Reads the address. What makes no sense there is ignored. */
export function readPayUrl({ session, canceled }: Record<string, unknown>): PayUrl {
  return {
    ...(typeof session === 'string' && /^[\w-]{1,255}$/.test(session) && { session }),
    ...(canceled === true && { canceled }),
  };
}
