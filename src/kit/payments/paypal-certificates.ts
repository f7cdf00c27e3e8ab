import { X509Certificate } from 'node:crypto';
import type { Clock } from '../time/clock';

const TIMEOUT_MS = 5_000;
const LONGEST_CERTIFICATE = 20_000;
const KEPT = 20;

/** The certificate cannot be had now. */
export class CertificateUnavailable extends Error {
  override name = 'CertificateUnavailable';
}

/**
 * The certificates PayPal signs webhooks with. Whoever writes the address into a call could name a certificate of their
 * own, so it comes from PayPal's hosts over https, or from the server that stands in for PayPal, and from nowhere else.
 */
export class PaypalCertificates {
  private readonly kept = new Map<string, X509Certificate>();
  private readonly standIn: URL | undefined;

  constructor(
    apiBase: string | undefined,
    private readonly clock: Clock,
  ) {
    this.standIn = apiBase ? new URL(apiBase) : undefined;
  }

  /**
   * The certificate at the address, while it is valid; undefined when it may not be used.
   * @throws CertificateUnavailable
   */
  async at(address: string): Promise<X509Certificate | undefined> {
    if (!this.mayBeRead(address)) return undefined;
    const certificate = this.kept.get(address) ?? (await this.read(address));
    const now = this.clock.now().epochMilliseconds;
    if (now < Date.parse(certificate.validFrom) || now > Date.parse(certificate.validTo)) return undefined;
    return certificate;
  }

  private mayBeRead(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, host, port, username, password } = new URL(address);
    if (username !== '' || password !== '') return false;
    if (this.standIn && host === this.standIn.host && protocol === this.standIn.protocol) return true;
    return protocol === 'https:' && port === '' && hostname.endsWith('.paypal.com');
  }

  private async read(address: string): Promise<X509Certificate> {
    try {
      const response = await get(address).catch(() => get(address));
      const text = response.ok ? await response.text() : '';
      if (text.length > LONGEST_CERTIFICATE) throw new CertificateUnavailable();
      const certificate = new X509Certificate(text);
      if (this.kept.size >= KEPT) this.kept.clear();
      this.kept.set(address, certificate);
      return certificate;
    } catch {
      throw new CertificateUnavailable();
    }
  }
}

/** Asked twice, since a connection kept open may have been closed at the other end meanwhile. */
const get = (address: string) => fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
