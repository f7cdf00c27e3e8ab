import { isEmailAddress, normaliseEmail } from './email-address';

const spelled = (text: string) => {
  const address = normaliseEmail(text);
  return isEmailAddress(address) ? address : undefined;
};

it.each([
  [' Sara@Example.COM ', 'sara@example.com'],
  ["o'neil+news_1-x.y@mail.example.com", "o'neil+news_1-x.y@mail.example.com"],
  ['sara@münchen.example', 'sara@xn--mnchen-3ya.example'],
  ['sara@MÜNCHEN.example', 'sara@xn--mnchen-3ya.example'],
  ['sara@mu\u0308nchen.example', 'sara@xn--mnchen-3ya.example'],
  ['sara@XN--MNCHEN-3YA.example', 'sara@xn--mnchen-3ya.example'],
  ['sara@münchen。example', 'sara@xn--mnchen-3ya.example'],
  ['sara@ｅxample.com', 'sara@example.com'],
  ['sara@exa\u00admple.com', 'sara@example.com'],
  ['sara@مثال.إختبار', 'sara@xn--mgbh0fb.xn--kgbechtv'],
  ['ju\u0308rgen@example.com', 'j\u00fcrgen@example.com'],
  ['J\u00dcRGEN@example.com', 'j\u00fcrgen@example.com'],
  ['sa\u200bra@example.com', 'sara@example.com'],
  ['sa\u00adra@example.com', 'sara@example.com'],
  ['\u200e sara@example.com\u200f', 'sara@example.com'],
  ['\u2068sara@\u2069\u202aexample\u202c.com', 'sara@example.com'],
  ['sara٢٠٢٤@example.com', 'sara2024@example.com'],
  ['sara@example۱.com', 'sara@example1.com'],
  ['\u2068sara@münchen.example\u2069', 'sara@xn--mnchen-3ya.example'],
])('spells %j as %j', (sent, address) => {
  expect(spelled(sent)).toBe(address);
  expect(normaliseEmail(address)).toBe(address);
});

it.each([
  '"sara"@example.com',
  '"sa\\ra"@example.com',
  '"sara\u0001"@example.com',
  'sa\u0001ra@example.com',
  'sa\nra@example.com',
  'sa\u2003ra@example.com',
  'sara@example.com\u0007',
  'sara@exa\u0000mple.com',
  'sara@é.example/evil.com',
  'sara@é%2eexample.com',
  'sara@１２７.1',
  'sara@example',
  'sara@\u200b.com',
  'sara@xn--a.\u2260\u0338.',
  `${'ü'.repeat(64)}@${'ü'.repeat(60)}.example.com`,
  '@example.com',
  '\u200b@example.com',
  'sara',
  '',
])('refuses %j', sent => expect(spelled(sent)).toBeUndefined());
