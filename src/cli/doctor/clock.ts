import { type Check, failed, ok, onEachDatabase, warning } from './check';

/** Processes and databases must agree to about a second. */
const MAX_DIFFERENCE_MS = 1_000;
const MAX_TOLERATED_MS = 30_000;

/** Compares the clock of this machine with that of each database. */
export const clockCheck: Check = {
  name: 'clock',
  run: async context =>
    onEachDatabase(context, async (connection, { place }) => {
      const before = context.clock.now().epochMilliseconds;
      const { rows } = await connection.query<{ now: number }>(
        'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
      );
      const difference = Math.round(rows[0]!.now - (before + context.clock.now().epochMilliseconds) / 2);
      const amount = Math.abs(difference);
      const message = `${amount} ms ${difference < 0 ? 'ahead of' : 'behind'} ${place}`;
      if (amount <= MAX_DIFFERENCE_MS) return [ok(message)];
      return [(amount > MAX_TOLERATED_MS ? failed : warning)(message, 'Synchronise both clocks (NTP).')];
    }),
};
