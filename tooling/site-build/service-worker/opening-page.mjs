/**
 * Tells when no page is opening, for work that can wait.
 * @param {number} openingMs how long a page needs the network and the processor for itself
 */
export function followOpenings(openingMs) {
  let untilMs = 0;
  return {
    /** A page opens. */
    begin() {
      untilMs = Date.now() + openingMs;
    },
    /** Resolves when none opens. */
    async ended() {
      for (let leftMs; (leftMs = untilMs - Date.now()) > 0;)
        await new Promise((resolve) => setTimeout(resolve, leftMs));
    },
  };
}
