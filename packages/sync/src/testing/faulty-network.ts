import { NetworkError } from '@keepmark/api-client';
import type { SyncServer } from '../server/sync-server';
import type { Random } from './random';

/** A connection on which requests and answers are lost, doubled, and arrive late. */
export class FaultyNetwork {
  /** From 0 (reliable) to 1. */
  faultiness = 0;
  /** Called while a request is under way, as when somebody goes on typing. */
  duringRequest: () => Promise<void> = async () => {};
  readonly #random: Random;
  /** Requests that arrive later, when nobody waits for their answer any more. */
  #late: (() => Promise<unknown>)[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  /** Delivers what was held up, in any order. */
  async deliverLate(): Promise<void> {
    const random = this.#random;
    const late = this.#late.sort(() => random.next() - 0.5);
    this.#late = [];
    for (const send of late) await send().catch(() => {});
  }

  async #through<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    const random = this.#random;
    await this.duringRequest();
    if (!random.chance(this.faultiness)) {
      const answer = await send();
      await this.duringRequest();
      return answer;
    }
    const kind = random.below(4);
    if (kind === 0) throw new NetworkError();
    if (kind === 1) {
      this.#late.push(send);
      throw new NetworkError();
    }
    const answer = await send();
    if (kind === 2) throw new NetworkError();
    // Sent twice by something in between; the second answer arrives, or the first.
    const second = await send().catch(() => answer);
    return random.chance(0.5) ? answer : second;
  }

  over(server: SyncServer): SyncServer {
    return {
      ...server,
      pull: (keyVersion, after) => this.#through(() => server.pull(keyVersion, after)),
      push: (keyVersion, items) => this.#through(() => server.push(keyVersion, items)),
    };
  }
}
