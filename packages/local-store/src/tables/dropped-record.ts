/** The record of a dropped table. It keeps the stamp of the deletion, so that a row that arrives late isn't added. */
export const droppedRecord = (truncatedAt: number): string => JSON.stringify({ floor: truncatedAt });
