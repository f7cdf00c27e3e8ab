const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether the `Host` of a request is a loopback name or the configured address. Private pages are served to these names
 * only, against DNS rebinding: a foreign site whose name resolves to this machine must not read them in a browser.
 */
export function isLocalName(name: string | undefined, host: string): boolean {
  const requested = (name ?? '').toLowerCase();
  return [...LOCAL, host.toLowerCase()].includes(requested) || requested.endsWith('.localhost');
}
