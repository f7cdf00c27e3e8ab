import { createVerify, type X509Certificate } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { CertificateUnavailable, type PaypalCertificates } from './paypal-certificates';
import { eventOf, type PaypalEvent } from './paypal-events';
import {
  parseEvent,
  parseJson,
  SignatureInvalid,
  singleHeader,
  VerificationUnavailable,
  type VerifiedEvent,
  WebhookVerifier,
} from './webhook-verifier';

/** Base64 of an RSA signature. */
const SIGNATURE = /^[\w+/-]{80,1400}={0,2}$/;

interface Transmission {
  id: string;
  time: string;
  signature: string;
  certificateUrl: string;
  algorithm: string;
}

/** Webhooks of PayPal, verified with the certificate they name. No API credentials are needed. */
export class PaypalWebhooks extends WebhookVerifier {
  constructor(
    private readonly webhookId: string | undefined,
    private readonly certificates: PaypalCertificates,
  ) {
    super();
  }

  override assertPlausible(headers: IncomingHttpHeaders): void {
    const transmission = transmissionOf(headers);
    const isPlausible = transmission && this.certificates.allows(transmission.certificateUrl);
    if (!isPlausible || !this.webhookId || !SIGNATURE.test(transmission.signature)) throw SignatureInvalid();
  }

  override async verify(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<VerifiedEvent> {
    const transmission = transmissionOf(headers);
    if (!transmission || !this.webhookId) throw SignatureInvalid();
    if (!(await this.isGenuine(transmission, this.webhookId, rawBody))) throw SignatureInvalid();
    return eventOf(parseEvent<PaypalEvent>(parseJson(rawBody)));
  }

  private async isGenuine(transmission: Transmission, webhookId: string, rawBody: Buffer): Promise<boolean> {
    try {
      const certificate = await this.certificates.get(transmission.certificateUrl);
      return certificate !== undefined && isSigned(transmission, webhookId, rawBody, certificate);
    } catch (error) {
      throw error instanceof CertificateUnavailable ? VerificationUnavailable() : error;
    }
  }
}

function transmissionOf(headers: IncomingHttpHeaders): Transmission | undefined {
  const id = singleHeader(headers, 'paypal-transmission-id');
  const time = singleHeader(headers, 'paypal-transmission-time');
  const signature = singleHeader(headers, 'paypal-transmission-sig');
  const certificateUrl = singleHeader(headers, 'paypal-cert-url');
  const algorithm = singleHeader(headers, 'paypal-auth-algo');
  if (!id || !time || !signature || !certificateUrl || !algorithm) return undefined;
  return { id, time, signature, certificateUrl, algorithm };
}

function isSigned(
  { id, time, signature, algorithm }: Transmission,
  webhookId: string,
  rawBody: Buffer,
  certificate: X509Certificate,
): boolean {
  if (algorithm !== 'SHA256withRSA') return false;
  return createVerify('RSA-SHA256')
    .update(`${id}|${time}|${webhookId}|${crc32(rawBody)}`)
    .verify(certificate.publicKey, signature, 'base64');
}
