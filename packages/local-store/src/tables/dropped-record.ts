/** The record of a table that was dropped: its floor outlives it, so that a row that turns up late stays away. */
export const droppedRecord = (floor: number): string => JSON.stringify({ floor });
