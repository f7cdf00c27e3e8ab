export const LIST_DESCRIPTION = 'A record must match every filter; every word of `search` must occur in the name.';

export const CREATE_DESCRIPTION =
  'Members see it at once. Without a slug or key, one is made from the English name; one that is already used is 409 ' +
  '`slug_in_use`.';

export const CHANGE_DESCRIPTION =
  'Fields that are left out stay unchanged, and so does the slug after a rename. Members see the change at once.';
