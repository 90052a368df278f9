import type { Place } from '../place-table';

/** Returns the names of the groups that a place is in. */
export type GroupsOf = (place: Place) => readonly string[];

export const noGroups: GroupsOf = () => [];
