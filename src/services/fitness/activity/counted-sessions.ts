/** Whether the session `alias` counts in figures; a session without a logged set does not. */
export const isCounted = (alias: string): string =>
  `${alias}.status = 'finished' AND EXISTS (SELECT FROM activity recorded WHERE recorded.session_id = ${alias}.id)`;
