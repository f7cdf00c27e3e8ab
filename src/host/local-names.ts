const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Private pages are served to loopback names and the configured address only, against DNS rebinding. */
export function isLocalName(name: string | undefined, host: string): boolean {
  const requested = (name ?? '').toLowerCase();
  return [...LOCAL, host.toLowerCase()].includes(requested) || requested.endsWith('.localhost');
}
