/** A list of open postings from an outside source. Each adapter is one file that creates such a feed. */
export interface Feed {
  /** The adapter and the list: "greenhouse:stripe". Ids are stable and unique within it. */
  readonly name: string;
  /** Where postings of the adapter stood before its lists were told apart; the first list read takes them over. */
  readonly formerName?: string;
  /** The adapter: "greenhouse". */
  readonly source: string;
  /**
   * Whether what it no longer lists is closed. A feed that only shows the newest postings says how many days it shows
   * them: older ones are closed instead.
   */
  readonly lists: 'every-open-posting' | { readonly newestDays: number };
  /** Written by us, for a start without internet. */
  readonly sample?: boolean;
  /**
   * The records as they come, one by one.
   * @throws FeedError when the list cannot be read to its end; nothing is closed then.
   */
  records: (signal: AbortSignal) => AsyncIterable<unknown>;
  /** What a record says, in our words, or why it is left out. Never throws. */
  read: (record: unknown) => FeedPosting | Rejection;
}

/** A posting in its source's words. Texts may contain HTML, white space and anything else. */
export interface FeedPosting {
  readonly externalId: string;
  readonly companyName: string;
  readonly jobTitle: string;
  readonly jobType?: string;
  readonly url?: string;
  /** HTML. */
  readonly description?: string;
  readonly datePosted?: Date | undefined;
  readonly salary?: string;
  readonly locations: readonly FoundLocation[];
  /** Every location may be worked at from anywhere in its country. */
  readonly remote?: boolean;
  /** Where the work is done, in the source's words: "hybrid", "OnSite". */
  readonly workplace?: string | null | undefined;
}

export interface FoundLocation {
  readonly text: string;
  /** Lowercase alpha-2, where the source says it apart from the text. */
  readonly country?: string | undefined;
  /** Degrees, where the source has them. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** A record that is left out, and is counted under its reason. */
export interface Rejection {
  readonly rejected: string;
}

export const reject = (reason: string): Rejection => ({ rejected: reason });
