/** Where an app continues after the person has decided. */
export type ReturnAddress =
  /** A website. */
  | { kind: 'web'; host: string }
  /** A program that listens on the device of the person. */
  | { kind: 'loopback'; host: string }
  /** An app on the device, which registered the scheme. */
  | { kind: 'scheme'; scheme: string };

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** @param address a redirect address that the authorization server has accepted */
export function returnAddress(address: string): ReturnAddress {
  const { protocol, host, hostname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return { kind: 'scheme', scheme: protocol };
  return { kind: LOOPBACK.test(hostname) ? 'loopback' : 'web', host };
}

/**
 * The source of `form-action` that lets a form lead to the address. Browsers follow it through the redirects of the answer.
 * A policy can name no IPv6 address, so that for these it names the scheme.
 */
export function formTarget(address: string): string {
  const { protocol, origin, hostname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return protocol;
  return hostname.startsWith('[') ? protocol : origin;
}
