import { X509Certificate } from 'node:crypto';
import type { Clock } from '#kit/time/clock';

const TIMEOUT_MS = 5_000;
const MAX_CERTIFICATE_BYTES = 20_000;
const MAX_CACHED = 20;
/** What could not be read is not asked for again before. */
const FAILURE_CACHE_MS = 60_000;
/** Addresses that could not be read within that time, after which no new one is tried: webhooks come from anybody. */
const MAX_FAILURES = 20;

const PAYPAL_PATH = /^\/v1\/notifications\/certs\/[\w-]{1,200}$/;

/** The certificate cannot be had now. */
export class CertificateUnavailable extends Error {
  override name = 'CertificateUnavailable';
}

/**
 * The certificates PayPal signs webhooks with. Whoever writes the address into a call could name a certificate of their
 * own, so it comes from the one path of PayPal's hosts that has certificates, over https, or from the server that
 * stands in for PayPal, and from nowhere else.
 */
export class PaypalCertificates {
  private readonly cache = new Map<string, X509Certificate>();
  private readonly pending = new Map<string, Promise<X509Certificate>>();
  /** When an address could not be read, in the order of that time. */
  private readonly failures = new Map<string, number>();
  private readonly testServer: URL | undefined;

  constructor(
    apiBase: string | undefined,
    private readonly clock: Clock,
  ) {
    this.testServer = apiBase ? new URL(apiBase) : undefined;
  }

  /**
   * The certificate at the address, while it is valid; undefined when it may not be used.
   * @throws CertificateUnavailable
   */
  async get(address: string): Promise<X509Certificate | undefined> {
    if (!this.allows(address)) return undefined;
    const certificate = this.cache.get(address) ?? (await this.readOnce(address));
    const now = this.clock.now().epochMilliseconds;
    if (now < Date.parse(certificate.validFrom) || now > Date.parse(certificate.validTo)) return undefined;
    return certificate;
  }

  /** Whether a certificate may be read from the address at all. */
  allows(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, host, port, username, password, pathname, search, hash, href } = new URL(address);
    if (username !== '' || password !== '') return false;
    if (this.testServer && host === this.testServer.host && protocol === this.testServer.protocol) return true;
    const isPaypal = protocol === 'https:' && port === '' && hostname.endsWith('.paypal.com');
    return isPaypal && PAYPAL_PATH.test(pathname) && search === '' && hash === '' && href === address;
  }

  /** Whoever asks while it is read waits for the same answer. */
  private async readOnce(address: string): Promise<X509Certificate> {
    const reading = this.pending.get(address) ?? this.read(address).finally(() => this.pending.delete(address));
    this.pending.set(address, reading);
    return reading;
  }

  private async read(address: string): Promise<X509Certificate> {
    this.removeOldFailures();
    if (this.failures.has(address) || this.failures.size + this.pending.size >= MAX_FAILURES) {
      throw new CertificateUnavailable();
    }
    try {
      const response = await get(address).catch(() => get(address));
      const certificate = new X509Certificate(await boundedText(response));
      this.store(address, certificate);
      return certificate;
    } catch {
      this.failures.set(address, this.clock.now().epochMilliseconds);
      throw new CertificateUnavailable();
    }
  }

  private store(address: string, certificate: X509Certificate): void {
    this.cache.set(address, certificate);
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_CACHED && oldest !== undefined) this.cache.delete(oldest);
  }

  private removeOldFailures(): void {
    const since = this.clock.now().epochMilliseconds - FAILURE_CACHE_MS;
    for (const [address, at] of this.failures) if (at <= since) this.failures.delete(address);
  }
}

/** Asked twice, since a connection kept open may have been closed at the other end meanwhile. */
const get = (address: string) => fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });

/** The text of a good answer. What is longer than a certificate is left where it is. */
async function boundedText(response: Response): Promise<string> {
  const promised = Number(response.headers.get('content-length') ?? 0);
  if (!response.ok || !response.body || promised > MAX_CERTIFICATE_BYTES) {
    await response.body?.cancel();
    throw new CertificateUnavailable();
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early cancels the answer.
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > MAX_CERTIFICATE_BYTES) throw new CertificateUnavailable();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
