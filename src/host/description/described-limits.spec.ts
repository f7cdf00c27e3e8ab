import { DEFAULT_LIMITS, withLimits } from './described-limits';

describe('limits in descriptions', () => {
  const policies = { guesses: { limit: 30, windowSeconds: 3600 }, calls: { limit: 4, windowSeconds: 900 } };

  it('come from the policies and the configuration', () => {
    const text = 'After {limit:guesses} guesses in {window:guesses} or {limit:calls} calls in {window:calls}.';
    expect(withLimits(text, policies, DEFAULT_LIMITS)).toBe('After 30 guesses in an hour or 4 calls in 15 minutes.');
    const configured = { ...DEFAULT_LIMITS, mailMaxPerAddressPerDay: 9 };
    expect(withLimits('{config:mailMaxPerAddressPerDay} mails a day', policies, configured)).toBe('9 mails a day');
  });

  it('leave path parameters alone', () => {
    expect(withLimits('`PATCH /api/homes/{id}/status`', policies, DEFAULT_LIMITS)).toBe(
      '`PATCH /api/homes/{id}/status`',
    );
  });

  it('fail when the service does not have them', () => {
    expect(() => withLimits('{limit:unknown} calls', policies, DEFAULT_LIMITS)).toThrow('{limit:unknown}');
  });
});
