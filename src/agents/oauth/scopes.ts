import { APP_SCOPES, type AppScope } from './connected-app.entity';

/** The known scopes of a request, in order; reading when none is named. Unknown ones are ignored. */
export function requestedScopes(sent: string | undefined): AppScope[] {
  const words = (sent ?? '').split(' ');
  const known = APP_SCOPES.filter(scope => words.includes(scope));
  return known.length > 0 ? known : ['read'];
}
