/**
 * Tokens that name one attempt at something. The same body has the same token however often it is sent, so that a
 * second click or a lost answer makes nothing twice; what was changed, or tried again after an answer, is a new attempt.
 */
export function attempts() {
  let last: { body: string; token: string } | undefined;
  return {
    of(body: object): string {
      const text = JSON.stringify(body);
      if (last?.body !== text) last = { body: text, token: crypto.randomUUID() };
      return last.token;
    },
    /** There was an answer. */
    used: () => void (last = undefined),
  };
}
