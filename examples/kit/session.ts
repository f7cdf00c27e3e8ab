import type { Failure } from 'quintet-clients/answers';

/** Codes of refusals that end a session. */
export const SESSION_OVER: readonly string[] = ['token_expired', 'sign_in_required'];

/** A sign-in of this browser: its token is kept over reloads, under a name of its own for each kind of account. */
export class Session {
  private current: string | undefined;

  constructor(private readonly name: string) {
    this.current = localStorage.getItem(this.tokenKey) ?? undefined;
    // Signing in or out in one tab does so in all.
    addEventListener('storage', ({ key }) => {
      if (key === this.tokenKey) location.reload();
    });
  }

  /** As clients take it: `createFoodClient({ token: session.token })`. */
  readonly token = (): string | undefined => this.current;

  start(token: string): void {
    this.current = token;
    localStorage.setItem(this.tokenKey, token);
  }

  /** Forgets the token; the visitor goes on as a guest. */
  forget(): void {
    this.current = undefined;
    localStorage.removeItem(this.tokenKey);
  }

  /** Forgets the token and loads the site again, so that nothing of the account stays in memory. */
  end({ expired = false, onward }: { expired?: boolean; onward?: string } = {}): void {
    if (this.current === undefined) return;
    this.forget();
    if (expired) sessionStorage.setItem(this.expiredKey, 'yes');
    if (onward === undefined) location.reload();
    else location.assign(onward);
  }

  /** Never resolves, so that the page shows no failure before it is loaded again. */
  private endForGood(): Promise<never> {
    this.end({ expired: true });
    return new Promise(() => undefined);
  }

  /** Whether the last session expired, which the sign-in page says once. */
  hasExpired(): boolean {
    const expired = sessionStorage.getItem(this.expiredKey) !== null;
    sessionStorage.removeItem(this.expiredKey);
    return expired;
  }

  /** For `client.use(session.ending())`: an answer that the token is over ends the session, or does what is named instead. */
  ending(end: () => unknown = () => this.endForGood()) {
    return {
      onResponse: async ({ request, response }: { request: Request; response: Response }): Promise<undefined> => {
        if (response.status !== 401 || !request.headers.has('Authorization')) return;
        const failure = (await response
          .clone()
          .json()
          .catch(() => ({}))) as Partial<Failure>;
        if (SESSION_OVER.includes(failure.code ?? '')) await end();
      },
    };
  }

  private get tokenKey(): string {
    return `${this.name}.token`;
  }

  private get expiredKey(): string {
    return `${this.name}.expired`;
  }
}
