import { Origins } from '#kit/config/origins';
import { returnUrl } from './return-url';

const allowed = new Origins(['https://site.com', 'http://localhost:5173']);

it.each([
  ['https://site.com', 'https://site.com/'],
  ['https://SITE.com:443/thanks?order=1', 'https://site.com/thanks?order=1'],
  ['http://localhost:5173/orders', 'http://localhost:5173/orders'],
])('lets %s through', (text, href) => {
  expect(returnUrl(text, allowed)).toBe(href);
});

it.each([
  'https://site.com.evil.io',
  'https://site.com@evil.io',
  'https://site.com\\@evil.io',
  'https://someone:word@site.com/',
  'https://site.com:8443/',
  'http://site.com/',
  'https://evil.io/https://site.com',
  'https:\\\\evil.io\\site.com',
  '//evil.io',
  '/thanks',
  'javascript:alert(1)//https://site.com',
  'data:text/html,https://site.com',
  'null',
  '',
])('refuses %j', text => {
  expect(returnUrl(text, allowed)).toBeUndefined();
});
