import { X509Certificate } from 'node:crypto';
import { SpanKind } from '@opentelemetry/api';
import { LRUCache } from 'lru-cache';
import { timedFetch } from '#kit/http/timed-fetch';
import type { Clock } from '#kit/time/clock';
import { step } from '#kit/tracing/tracing';

const TIMEOUT_MS = 5_000;
const MAX_CERTIFICATE_BYTES = 20_000;
const MAX_CACHED = 20;
/** Failed downloads and invalid certificates are not downloaded again within this time. */
const RETRY_MS = 60_000;
/** Downloads stop at this many recent failures, since any sender of webhooks can name new addresses. */
const MAX_FAILURES = 20;

const PAYPAL_PATH = /^\/v1\/notifications\/certs\/[\w-]{1,200}$/;

/** The certificate cannot be downloaded now. */
export class CertificateUnavailable extends Error {
  override name = 'CertificateUnavailable';
}

interface CachedCertificate {
  certificate: X509Certificate;
  expiresAt: number;
}

/** The address is part of the untrusted webhook, so only PayPal's certificate path or the test server is allowed. */
export class PaypalCertificates {
  private readonly cache = new LRUCache<string, CachedCertificate>({ max: MAX_CACHED });
  private readonly pending = new Map<string, Promise<X509Certificate>>();
  /** Time of the last failure in milliseconds by address, oldest first. */
  private readonly failures = new Map<string, number>();
  private readonly testServer: URL | undefined;

  constructor(
    apiBase: string | undefined,
    private readonly clock: Clock,
  ) {
    this.testServer = apiBase ? new URL(apiBase) : undefined;
  }

  /** Undefined if the address is not allowed or the certificate is invalid. @throws CertificateUnavailable */
  async get(address: string): Promise<X509Certificate | undefined> {
    if (!this.allows(address)) return undefined;
    const cached = this.cache.get(address);
    const certificate = cached && cached.expiresAt > this.now() ? cached.certificate : await this.downloadOnce(address);
    return isValidAt(certificate, this.now()) ? certificate : undefined;
  }

  /** Forgets all certificates and failed downloads. */
  reset(): void {
    this.cache.clear();
    this.pending.clear();
    this.failures.clear();
  }

  allows(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, host, port, username, password, pathname, search, hash, href } = new URL(address);
    if (username !== '' || password !== '') return false;
    if (this.testServer && host === this.testServer.host && protocol === this.testServer.protocol) return true;
    const isPaypal = protocol === 'https:' && port === '' && hostname.endsWith('.paypal.com');
    return isPaypal && PAYPAL_PATH.test(pathname) && search === '' && hash === '' && href === address;
  }

  /** Concurrent callers share one download. */
  private async downloadOnce(address: string): Promise<X509Certificate> {
    const download = this.pending.get(address) ?? this.download(address).finally(() => this.pending.delete(address));
    this.pending.set(address, download);
    return download;
  }

  private async download(address: string): Promise<X509Certificate> {
    this.removeOldFailures();
    if (this.failures.has(address) || this.failures.size + this.pending.size >= MAX_FAILURES) {
      throw new CertificateUnavailable();
    }
    try {
      const certificate = new X509Certificate(
        await step(
          () => DOWNLOAD,
          async () => textAt(address),
        ),
      );
      const expiresAt = isValidAt(certificate, this.now()) ? Date.parse(certificate.validTo) : this.now() + RETRY_MS;
      this.cache.set(address, { certificate, expiresAt });
      return certificate;
    } catch {
      this.failures.set(address, this.now());
      throw new CertificateUnavailable();
    }
  }

  private removeOldFailures(): void {
    const since = this.now() - RETRY_MS;
    for (const [address, at] of this.failures) if (at <= since) this.failures.delete(address);
  }

  private now(): number {
    return this.clock.now().epochMilliseconds;
  }
}

const DOWNLOAD = {
  name: 'paypal certificate',
  kind: SpanKind.CLIENT,
  attributes: { 'quintet.processor': 'paypal' },
};

const isValidAt = ({ validFrom, validTo }: X509Certificate, now: number): boolean =>
  Date.parse(validFrom) <= now && now <= Date.parse(validTo);

const get = (address: string) => timedFetch(address, TIMEOUT_MS, { redirect: 'error' });

/** The body of a successful response, up to the size of a certificate. */
async function textAt(address: string): Promise<string> {
  // Retried once, because a kept-alive connection may have been closed by the other side.
  const response = await get(address).catch(() => get(address));
  const contentLength = Number(response.headers.get('content-length') ?? 0);
  if (!response.ok || !response.body || contentLength > MAX_CERTIFICATE_BYTES) {
    await response.body?.cancel();
    throw new CertificateUnavailable();
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early cancels the response.
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > MAX_CERTIFICATE_BYTES) throw new CertificateUnavailable();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
