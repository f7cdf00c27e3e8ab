import { createSecretKey } from 'node:crypto';
import { idempotencyKey } from './idempotency-key';

const secret = createSecretKey(Buffer.alloc(32, 1));

it('makes the same version 4 UUID of equal parts, and another one of others', () => {
  const key = idempotencyKey(secret, ['seed', 'orders_place', { a: 1 }]);
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(idempotencyKey(secret, ['seed', 'orders_place', { a: 1 }])).toBe(key);
  expect(idempotencyKey(secret, ['other', 'orders_place', { a: 1 }])).not.toBe(key);
  expect(idempotencyKey(createSecretKey(Buffer.alloc(32, 2)), ['seed', 'orders_place', { a: 1 }])).not.toBe(key);
});
