import { timedFetch } from '#kit/http/timed-fetch';
import { type Check, failed, notConfigured, ok, SEE_DATABASE, warning } from './check';

const TIMEOUT_MS = 3_000;
const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

interface Health {
  status: string;
  services?: Record<string, { status: string; reason?: string }>;
}

/** Checks whether the process on this machine responds, and which of its services are ready. */
export const processCheck: Check = {
  name: 'process',
  run: async ({ configuration: { host, port }, databases }) => {
    const address = `http://${ANY_ADDRESS.has(host) ? '127.0.0.1' : host}:${port}`;
    const response = await timedFetch(`${address}/health`, TIMEOUT_MS).catch(() => undefined);
    if (!response) return [notConfigured(`no process answers at ${address}`)];
    const health = (await response.json().catch(() => undefined)) as Health | undefined;
    if (typeof health?.status !== 'string') {
      return [warning(`another program answers at ${address}`, 'Check PORT and HOST.')];
    }
    if (response.ok) return [ok(`answers at ${address}`)];
    const away = Object.entries(health.services ?? {})
      .filter(([, { status }]) => status !== 'ok')
      .map(([name, { reason }]) => `${name}${reason === undefined ? '' : ` (${reason})`}`);
    return [
      failed(
        `not ready: ${away.join(', ') || health.status}`,
        databases.some(({ failure }) => failure) ? SEE_DATABASE : 'See the log of the process.',
      ),
    ];
  },
};
