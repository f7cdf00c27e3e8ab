/**
 * Whether the session with this alias counts in figures. A session finished without a set is not recorded as a
 * training and does not count.
 */
export const isCounted = (alias: string): string =>
  `${alias}.status = 'finished' AND EXISTS (SELECT FROM activity recorded WHERE recorded.session_id = ${alias}.id)`;
