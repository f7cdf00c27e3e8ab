/**
 * Whether a secret can be guessed: fewer than 16 characters, or fewer than ten of them that what stands before does not
 * foretell. Foretold is a character that repeats or follows its neighbour (`aaa`, `123`, `cba`), or a pair that was there
 * already. Ten random hexadecimal digits are 40 bits; what `openssl rand -hex 32` prints has over fifty of them.
 */
export function isGuessable(secret: string): boolean {
  if (secret.length < 16) return true;
  const pairs = new Set<string>();
  let unforeseen = 1;
  for (let at = 1; at < secret.length; at++) {
    const step = secret.charCodeAt(at) - secret.charCodeAt(at - 1);
    const pair = secret.slice(at - 1, at + 1);
    if (Math.abs(step) > 1 && !pairs.has(pair)) unforeseen++;
    pairs.add(pair);
  }
  return unforeseen < 10;
}
