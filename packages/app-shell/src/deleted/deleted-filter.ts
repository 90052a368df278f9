/** The filter in the URL: the table of one kind. */
export interface DeletedUrl {
  kind?: string;
}

export interface DeletedFilter {
  /** Empty for all kinds. */
  readonly kind: string;
}

export const deletedFilterForm = {
  read: (search: object): DeletedFilter => ({
    kind: 'kind' in search && typeof search.kind === 'string' ? search.kind : '',
  }),
  write: ({ kind }: DeletedFilter): DeletedUrl => (kind === '' ? {} : { kind }),
};
