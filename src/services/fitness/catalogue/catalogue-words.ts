/** What the routes of every catalogue say of themselves. */

export const LISTED = 'All filters that are sent have to hold; every word of `search` has to occur in the name.';

export const ADDED =
  'Members see it at once. Its address is made of the English name when none is sent; one that is sent and taken is 409 ' +
  '`slug_in_use`.';

export const CHANGED =
  'What is left out stays, the address too when it gets another name. Members see it changed at once.';
