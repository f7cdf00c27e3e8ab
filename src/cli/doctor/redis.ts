import { type Check, failed, notConfigured, ok, reasonOf } from './check';

const TIMEOUT_MS = 3_000;

export const redisCheck: Check = {
  name: 'redis',
  run: async ({ configuration: { redisUrl } }) => {
    if (redisUrl === undefined) return [notConfigured('REDIS_URL is not set; needed with several processes only')];
    const { createClient } = await import('@redis/client');
    const client = createClient({ url: redisUrl, socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: false } });
    client.on('error', () => undefined);
    const place = new URL(redisUrl).host;
    try {
      await client.connect();
      await client.ping();
      return [ok(`${place} answers`)];
    } catch (error) {
      const advice = 'Limits and live updates stay within each process until it is back. Start Redis.';
      return [failed(`${place}: ${reasonOf(error)}`, advice)];
    } finally {
      client.destroy();
    }
  },
};
