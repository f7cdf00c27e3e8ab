import { addressOf, hostsOf, loginOf, parseAddress } from './database-address';

it('reads one host as it is', () => {
  const url = 'postgres://user:pa%40ss@localhost:5432/quintet?sslmode=require';
  expect(addressOf(url)).toEqual({ urls: [url], target: 'any' });
});

it('makes an address of each host, with the user, the database and the parameters of all', () => {
  const url = 'postgresql://user:secret@a:5432,b,[::1]:5433/quintet?target_session_attrs=read-write&sslmode=disable';
  expect(addressOf(url)).toEqual({
    urls: [
      'postgresql://user:secret@a:5432/quintet?sslmode=disable',
      'postgresql://user:secret@b/quintet?sslmode=disable',
      'postgresql://user:secret@[::1]:5433/quintet?sslmode=disable',
    ],
    target: 'read-write',
  });
  expect(hostsOf(url)).toBe('a:5432, b:5432, [::1]:5433');
  expect(loginOf(url)).toEqual({ user: 'user', database: 'quintet' });
});

it('keeps an @ of the password', () => {
  expect(addressOf('postgres://user:a@b@host/quintet').urls).toEqual(['postgres://user:a@b@host/quintet']);
});

it.each([
  'mysql://localhost/quintet',
  'localhost:5432',
  'postgres://a:port/quintet',
  'postgres://a:1,b:port/quintet',
  'postgres://a/quintet?target_session_attrs=fastest',
  '',
])('finds no address in %p', text => {
  expect(parseAddress(text)).toBeUndefined();
  expect(() => addressOf(text)).toThrow(TypeError);
});
