import type { Bytes } from '../keys/base64';
import { meansWord, newRecoveryWords, positionsToConfirm } from '../keys/recovery-words';
import { SyncError, type WordsToConfirm } from '../sync-control';

/** What recovery words were made for. */
export type WordsUse = 'turn-on' | 'new-words' | { readonly removedDevice: string | undefined };

interface Made extends WordsToConfirm {
  readonly secret: Bytes;
  readonly use: WordsUse;
}

/** The words that were shown last, until two of them are typed back. */
export class UnconfirmedWords {
  #made: Made | undefined;

  async make(use: WordsUse): Promise<WordsToConfirm> {
    const { words, secret } = await newRecoveryWords();
    const positions = positionsToConfirm();
    this.#made = { words, secret, positions, use };
    return { words, positions };
  }

  /** The words, if those typed are those asked for. @throws {SyncError} `not-now` when none were shown */
  async confirmed(typed: readonly string[]): Promise<Made | undefined> {
    const made = this.#made;
    if (!made) throw new SyncError('not-now', 'These words can’t be confirmed any more. Start again.');
    for (const [at, position] of made.positions.entries()) {
      if (!(await meansWord(typed[at] ?? '', made.words[position]!))) return undefined;
    }
    return made;
  }

  /** What they were made for is done. */
  done(): void {
    this.#made = undefined;
  }
}
