/** SQL for the status of the key `k` of the account `a`. @param now parameter with the current instant, such as `$2` */
export const keyStatusAt = (now: string): string => `CASE
  WHEN k.token_version <> a.token_version OR a.deleted_at IS NOT NULL THEN 'revoked'
  WHEN k.expires_at <= ${now} THEN 'expired'
  ELSE 'active' END`;
