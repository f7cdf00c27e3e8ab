export const LIST_DESCRIPTION =
  'Lists the records that match every filter; every word of `search` must occur in the name.';

export const CREATE_DESCRIPTION =
  'Adds a record, which members see at once. Without a slug or key, one is made from the English name; one that is already ' +
  'used is refused (409 `slug_in_use`).';

export const CHANGE_DESCRIPTION =
  'Changes the fields that are sent; the slug stays after a rename. Members see the change at once.';
