import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';

const known = new Map<string, KeyPairKeyObjectResult>();

/** An RSA key takes 100 ms to make, so test files share those of the same name. */
export function keyPairOf(name: string): KeyPairKeyObjectResult {
  const pair = known.get(name) ?? generateKeyPairSync('rsa', { modulusLength: 2048 });
  known.set(name, pair);
  return pair;
}
