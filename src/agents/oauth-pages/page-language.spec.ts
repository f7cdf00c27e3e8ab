import { chosenLanguage } from './page-language';

it.each([
  ['/interaction/1?lang=ar', undefined, 'ar'],
  ['/interaction/1?lang=en', 'connect_language=ar', 'en'],
  ['/interaction/1', 'connect_language=ar', 'ar'],
  ['/interaction/1', 'a=b; connect_language=en; c=d', 'en'],
  ['/interaction/1', 'my_connect_language=ar', undefined],
  ['/interaction/1', 'connect_language=ar-AE', undefined],
  ['/interaction/1?lang=fr', 'connect_language=ar', undefined],
  ['/interaction/1', undefined, undefined],
])('%s with the cookie %j: %j', (url, cookie, expected) => {
  expect(chosenLanguage({ url, headers: { ...(cookie !== undefined && { cookie }) } })).toBe(expected);
});
