/** Reads that may be over the bounds, by service and path, with the reason; `caller` where it is so for one account only. */
export const EXCEPTIONS = [
  { service: 'food', route: '/api/books/entries', reason: 'counts the entries of the whole ledger' },
  { service: 'food', route: '/api/books/days/{date}', reason: 'looks up the order of each entry of the day' },
  { service: 'food', route: '/api/users', caller: 'owner', reason: 'its last page reads rows written since VACUUM' },
  { service: 'stays', route: '/api/books/entries', reason: 'counts the entries of the whole ledger' },
  { service: 'courses', route: '/api/enrollments/checks', reason: 'compares every seat with its reasons' },
  { service: 'courses', route: '/api/users', caller: 'instructor', reason: 'reads the seats of the own courses' },
  {
    service: 'courses',
    route: '/api/users/statistic',
    caller: 'instructor',
    reason: 'reads the seats of the own courses',
  },
  { service: 'courses', route: '/api/enrollments', caller: 'instructor', reason: 'reads all seats of the own courses' },
  { service: 'courses', route: '/api/reviews', caller: 'instructor', reason: 'reads all reviews of the own courses' },
  { service: 'property', route: '/api/overview', reason: 'shows 500 homes on a map' },
  { service: 'fitness', route: '/api/fitness/activity', reason: 'adds up a year of days of the member' },
  { service: 'fitness', route: '/api/fitness/community', reason: 'shows ten participants of each of 30 challenges' },
  {
    service: 'fitness',
    route: '/api/fitness/community/challenges',
    reason: 'shows ten participants of each challenge',
  },
];

export const isAllowed = read =>
  EXCEPTIONS.some(
    ({ service, route, caller = read.caller }) =>
      service === read.service && route === read.route && caller === read.caller,
  );
