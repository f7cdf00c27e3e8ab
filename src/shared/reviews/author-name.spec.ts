import { authorName } from './author-name';

it.each([
  ['Sara', 'Haddad', 'Sara H.'],
  [' Sara ', ' haddad ', 'Sara H.'],
  ['Sara', '', 'Sara'],
  ['ليلى', 'ناصر', 'ليلى ن.'],
  ['Zoë', 'e\u0301toile', 'Zoë E\u0301.'],
  ['Ann', '😀x', 'Ann 😀.'],
])('names %s %s as %s', (first, last, shown) => {
  expect(authorName(first, last)).toBe(shown);
});
