export type Alert = 'workouts' | 'messages' | 'community' | 'summary';

/** Whether the account `id` wants this kind of alert; without a stored preference it does. */
export const wantsAlert = (alert: Alert, id: string): string =>
  `coalesce((SELECT p.alert_${alert} FROM preference p WHERE p.account_id = ${id}), true)`;
