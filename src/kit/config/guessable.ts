/** Fewer than 16 characters, or fewer than ten unpredictable ones: not repeated, not part of a sequence (`123`). */
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
