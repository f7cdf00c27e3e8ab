const TOKEN = 'dashboard.token';
const EXPIRED = 'dashboard.expired';

/** The sign-in token of the member, kept over reloads; nobody is signed in without one. */
let token = localStorage.getItem(TOKEN) ?? undefined;

export const currentToken = (): string | undefined => token;

export function signIn(given: string): void {
  token = given;
  localStorage.setItem(TOKEN, given);
}

/** A token ends by itself: whoever forgets it is signed out. The page begins anew and keeps nothing of the account. */
export function signOut({ expired = false } = {}): void {
  if (token === undefined) return;
  token = undefined;
  localStorage.removeItem(TOKEN);
  if (expired) sessionStorage.setItem(EXPIRED, 'yes');
  location.reload();
}

/** Whether the last session ended by itself, which the sign-in page says once. */
export function hasExpired(): boolean {
  const expired = sessionStorage.getItem(EXPIRED) !== null;
  sessionStorage.removeItem(EXPIRED);
  return expired;
}

/** Who signs in or out in one tab does so in all. */
addEventListener('storage', ({ key }) => {
  if (key === TOKEN) location.reload();
});
