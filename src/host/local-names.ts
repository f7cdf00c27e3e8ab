const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request was sent to a name that only this machine's own user reaches it by, or to the address it was told to
 * listen on. Pages that show what nobody else may see answer to these alone: a site somewhere whose name was made to
 * lead here cannot read them through its visitor's browser.
 */
export function isLocalName(name: string | undefined, host: string): boolean {
  const asked = (name ?? '').toLowerCase();
  return [...LOCAL, host.toLowerCase()].includes(asked) || asked.endsWith('.localhost');
}
