/** Reads that may be over the bounds, by service and path, with the reason; `caller` where it is so for one account only. */
export const EXCEPTIONS = [
  { service: 'food', route: '/api/books/entries', reason: 'counts the entries of the whole ledger' },
  { service: 'food', route: '/api/books/days/{date}', reason: 'adds up the ledger before the day' },
  { service: 'stays', route: '/api/books/entries', reason: 'counts the entries of the whole ledger' },
  { service: 'stays', route: '/api/books/days/{date}', reason: 'adds up the ledger before the day' },
  { service: 'courses', route: '/api/enrollments/checks', reason: 'compares every seat with its reasons' },
  { service: 'courses', route: '/api/users', caller: 'instructor', reason: 'looks up the seats of each student' },
  { service: 'courses', route: '/api/enrollments', caller: 'instructor', reason: 'reads all seats of the own courses' },
  { service: 'courses', route: '/api/reviews', caller: 'instructor', reason: 'reads all reviews of the own courses' },
  {
    service: 'courses',
    route: '/api/reviews',
    caller: 'super-admin',
    reason: 'walks to the last page past withdrawn ones',
  },
  { service: 'property', route: '/api/overview', reason: 'shows 500 homes on a map' },
  { service: 'fitness', route: '/api/coaches', reason: 'looks for few staff among all accounts' },
  { service: 'fitness', route: '/api/fitness/activity', reason: 'adds up a year of days of the member' },
  { service: 'fitness', route: '/api/fitness/community', reason: 'ranks everybody who takes part in a challenge' },
  { service: 'fitness', route: '/api/fitness/community/challenges', reason: 'ranks everybody who takes part' },
];

export const isAllowed = read =>
  EXCEPTIONS.some(
    ({ service, route, caller = read.caller }) =>
      service === read.service && route === read.route && caller === read.caller,
  );
