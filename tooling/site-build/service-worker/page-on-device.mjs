/** The script that a page starts with. Its name contains a hash of everything it loads, so it tells one build from another. */
const entryScript = /<script type="module"[^>]* src="([^"]+)"/;

/**
 * @typedef {object} PageOptions
 * @property {string} key the address of the page, with a revision that differs from version to version
 * @property {() => Promise<Response | undefined>} installed the page as it came with this version
 * @property {() => Promise<Pick<Cache, 'match' | 'put' | 'delete'>>} openCache a cache for what the server said since
 * @property {(url: string) => boolean} isInVersion whether a file belongs to this version
 * @property {() => boolean} isNewerWaiting whether a newer version is on the device and not active yet
 *
 * @typedef {(settings: { isPatient: boolean }) => Promise<Response>} AskServer asks the server for the page of a navigation;
 *   without patience only for as long as a person would wait
 */

/**
 * Decides where the page of a navigation comes from. The one on the device comes first: it needs no network, and the files
 * it starts are there, too. The server's answer to the same navigation takes its place at the next one if it is of the same
 * version, since an operator may have changed its settings, such as the variant. If it is of another version, or a newer one
 * waits on the device, pages come from the server until that version is active. So no page outlives one visit, and none is
 * put together with files of another version.
 * @param {PageOptions} options
 */
export function pageOnDevice({ key, installed, openCache, isInVersion, isNewerWaiting }) {
  const outdated = `${key}&outdated`;
  const stored = async () => (await (await openCache()).match(key)) ?? installed();

  /** Stores what the server says for the next navigation. @param {Response} answer */
  async function learn(answer) {
    if (!answer.ok || answer.redirected) return;
    const [, script] = entryScript.exec(await answer.clone().text()) ?? [];
    // Another kind of page, such as the one of a network that people have to sign in to.
    if (script === undefined) return;
    const cache = await openCache();
    if (isInVersion(script)) await Promise.all([cache.put(key, answer), cache.delete(outdated)]);
    else await cache.put(outdated, new Response());
  }

  /** The server's answer, or the page on the device without one. @param {AskServer} askServer */
  async function fromServer(askServer) {
    const answer = await askServer({ isPatient: false }).catch(() => undefined);
    if (!answer || answer.status >= 500) return { page: (await stored()) ?? answer ?? Response.error() };
    return { page: answer, learned: learn(answer.clone()).catch(() => {}) };
  }

  /**
   * @param {AskServer} askServer
   * @returns {Promise<{ page: Response, learned?: Promise<void> }>} `learned` settles when the server's answer is stored
   */
  return async (askServer) => {
    const isOutdated = isNewerWaiting() || (await (await openCache()).match(outdated)) !== undefined;
    const page = isOutdated ? undefined : await stored();
    if (!page) return fromServer(askServer);
    // Offline, there's nothing to learn.
    return {
      page,
      learned: askServer({ isPatient: true })
        .then(learn)
        .catch(() => {}),
    };
  };
}
