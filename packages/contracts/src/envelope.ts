import * as z from 'zod/mini';

/**
 * The answer of every call that has no shape of its own: `data` on success, `message` and `code` on failure.
 * @__NO_SIDE_EFFECTS__
 */
export const envelope = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({
    success: z.boolean(),
    data: z.optional(data),
    message: z.optional(z.string()),
    code: z.optional(z.string()),
  });

/** An answer that only says whether the call succeeded. */
export const acknowledgement = envelope(z.unknown());
export type Acknowledgement = z.infer<typeof acknowledgement>;

/** The params or body of a call that has none. */
export const nothing = z.optional(z.unknown());
