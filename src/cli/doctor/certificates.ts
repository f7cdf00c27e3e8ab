import { connect } from 'node:tls';
import type { Clock } from '#kit/time/clock';
import { type Check, type CheckContext, failed, type Finding, notConfigured, ok, reasonOf, warning } from './check';

const TIMEOUT_MS = 5_000;
const DAY_MS = 86_400_000;
const MIN_DAYS_LEFT = 14;
/** Protocols that start with TLS, and their ports. */
const PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'rediss:': 6379, 'smtps:': 465 };

/** Checks the expiry of the certificates of all configured TLS addresses. */
export const certificatesCheck: Check = {
  name: 'certificates',
  run: async context => {
    const servers = tlsServers(context);
    if (servers.length === 0) return [notConfigured('no address of the configuration uses TLS')];
    return Promise.all(servers.map(async ([variable, url]) => certificate(variable, url, context.clock)));
  },
};

/** TLS addresses with their variables, one for each host and port. */
function tlsServers({ configuration: { publicUrl, bucket, redisUrl, smtpUrl, ai } }: CheckContext): [string, URL][] {
  const addresses = {
    PUBLIC_URL: publicUrl,
    S3_ENDPOINT: bucket?.endpoint,
    S3_PUBLIC_URL: bucket?.publicUrl,
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
    AI_BASE_URL: ai.apiKey === undefined ? undefined : ai.baseUrl,
  };
  const servers = new Map<string, [string, URL]>();
  for (const [variable, address] of Object.entries(addresses)) {
    const url = address === undefined ? undefined : new URL(address);
    const server = `${url?.hostname}:${url?.port}`;
    if (url && url.protocol in PORTS && !servers.has(server)) servers.set(server, [variable, url]);
  }
  return [...servers.values()];
}

async function certificate(variable: string, url: URL, clock: Clock): Promise<Finding> {
  const name = `${url.hostname} (${variable})`;
  try {
    return certificateFinding(name, await presented(url), clock);
  } catch (error) {
    return failed(`${name}: ${reasonOf(error)}`, 'Check the address, and that its server runs.');
  }
}

interface Presented {
  /** Expiry as OpenSSL prints it: `Dec 31 23:59:59 2049 GMT`. */
  validTo: string;
  /** Why it is not trusted; undefined if it is. */
  problem: string | undefined;
}

export function certificateFinding(name: string, { validTo, problem }: Presented, clock: Clock): Finding {
  const days = Math.floor((Date.parse(validTo) - clock.now().epochMilliseconds) / DAY_MS);
  const date = new Date(validTo).toISOString().slice(0, 10);
  if (days < 0) return failed(`the certificate of ${name} ended on ${date}`, 'Renew it and reload its server.');
  if (problem !== undefined) return failed(`the certificate of ${name} is not valid: ${problem}`, 'Replace it.');
  if (days >= MIN_DAYS_LEFT) return ok(`${name}: until ${date}`);
  return warning(`the certificate of ${name} ends on ${date}, in ${days} days`, 'Check what should renew it.');
}

/** Reads the certificate of a server, valid or not. */
async function presented(url: URL): Promise<Presented> {
  return new Promise((resolve, reject) => {
    const port = Number(url.port || PORTS[url.protocol]);
    const socket = connect({ host: url.hostname, port, servername: url.hostname, rejectUnauthorized: false });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('does not answer')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate();
      const problem = socket.authorized ? undefined : String(socket.authorizationError);
      socket.destroy();
      resolve({ validTo, problem });
    });
  });
}
