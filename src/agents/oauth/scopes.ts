import { APP_SCOPES, type AppScope } from './connected-app.entity';

/** What apps may be given while the setting `mcp_writes` allows changes, or does not. */
export const grantableScopes = (mayWrite: boolean): readonly AppScope[] => (mayWrite ? APP_SCOPES : ['read']);

/** The known scopes of a request, in order; reading when none is named. Unknown ones are ignored. */
export function requestedScopes(sent: string | undefined): AppScope[] {
  const words = (sent ?? '').split(' ');
  const known = APP_SCOPES.filter(scope => words.includes(scope));
  return known.length > 0 ? known : ['read'];
}
