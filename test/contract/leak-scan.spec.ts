/** @no-database */
import { assertNoLeak } from './leak-scan';

describe('assertNoLeak', () => {
  it.each([
    { success: true, data: { id: 1, email: 'sara@example.com', token: 'a.b.c' }, message: '' },
    { success: false, data: null, message: 'x', errors: { password: ['password must not be empty.'] } },
    { success: false, data: null, message: 'x', codes: { password: [{ code: 'required' }] } },
    { success: true, data: { name: 'Select board from the chef, set for two' }, message: '' },
    '',
    null,
    undefined,
  ])('lets %j pass', body => {
    expect(() => assertNoLeak(body)).not.toThrow();
  });

  it.each<[unknown, RegExp]>([
    [{ data: { items: [{ user: { password_hash: 'x' } }] } }, /data\.items\.0\.user\.password_hash/],
    [{ data: { passwordHash: 'x' } }, /data\.passwordHash/],
    [{ data: { tokenVersion: 3 } }, /data\.tokenVersion/],
    [{ data: { errors: { secret: 'x' } } }, /data\.errors\.secret/],
    [{ stack: 'Error' }, /stack/],
    [
      { data: { note: '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' } },
      /data\.note holds a bcrypt hash/,
    ],
    [{ message: 'Error: x\n    at run (/app/x.js:3:1)' }, /message holds a stack trace/],
    [{ message: 'Cannot find /app/node_modules/x' }, /message holds a path/],
    [{ message: 'SELECT "a"."id" FROM account a' }, /message holds a database statement/],
    [{ message: 'duplicate key value violates unique constraint "account_email"' }, /message holds a database error/],
    ['postgres://quintet:secret@127.0.0.1/quintet', /the body holds an address with credentials/],
  ])('finds the leak in %j', (body, place) => {
    expect(() => assertNoLeak(body)).toThrow(place);
  });
});
