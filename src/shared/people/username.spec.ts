import { firstFree, USERNAME, usernameBase } from './username';

describe('usernameBase', () => {
  it.each([
    ['sara@example.com', 'sara'],
    ['Sara.Lee+news@example.com', 'sara.leenews'],
    ['josé@example.com', 'jose'],
    ['42@example.com', 'user'],
    ['42nd-street@example.com', 'nd-street'],
    ['سارة@example.com', 'user'],
    [`${'a'.repeat(60)}@example.com`, 'a'.repeat(32)],
  ])('makes of %s', (email, base) => {
    expect(usernameBase(email)).toBe(base);
    expect(base).toMatch(USERNAME);
  });
});

describe('firstFree', () => {
  it.each([
    [[], 'sara'],
    [['sara2'], 'sara'],
    [['sara'], 'sara2'],
    [['sara', 'sara2', 'sara4'], 'sara3'],
  ])('with %j taken', (taken: string[], free) => {
    expect(firstFree('sara', username => taken.includes(username))).toBe(free);
  });
});

describe('USERNAME', () => {
  it.each(['42', '', '.sara', 'Sara', 'sara lee', 'a'.repeat(41)])('refuses %j', text => {
    expect(text).not.toMatch(USERNAME);
  });
});
