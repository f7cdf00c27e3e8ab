import { MAX_ATTEMPTS, nextAttemptAt, retryAfterMs } from './retry-delays';

const NOW = new Date('2026-12-01T12:00:00Z');
const after = (change: Partial<Parameters<typeof nextAttemptAt>[0]>) => {
  const next = nextAttemptAt({ attempts: 1, now: NOW, occurredAt: NOW, random: 0.5, ...change });
  return next && (next.getTime() - NOW.getTime()) / 1000;
};

it('waits longer after each attempt, and ends after the tenth', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS }, (_, index) => after({ attempts: index + 1 }));
  expect(waits).toEqual([5, 60, 300, 1800, 7200, 18_000, 36_000, 50_400, 86_400, undefined]);
});

it('varies by a fifth', () => {
  expect([after({ random: 0 }), after({ random: 1 })]).toEqual([4, 6]);
});

it('keeps a longer Retry-After, up to a day, and no shorter one', () => {
  expect([2000, 90_000, 3 * 86_400_000].map(ms => after({ retryAfterMs: ms }))).toEqual([5, 90, 86_400]);
});

it('begins no attempt five days after the event', () => {
  expect(after({ attempts: 9, occurredAt: new Date('2026-11-27T11:00:00Z') })).toBeUndefined();
});

it('reads seconds and dates', () => {
  const read = (header?: string) => retryAfterMs(header, NOW);
  expect([read('120'), read('Tue, 01 Dec 2026 12:01:00 GMT'), read('soon'), read()]).toEqual([
    120_000,
    60_000,
    undefined,
    undefined,
  ]);
});
