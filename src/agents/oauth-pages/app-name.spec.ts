import { shownAppName } from './app-name';

const shown = (name: string | undefined) => shownAppName(name, 'app.example');

it.each([
  ['Claude', 'Claude'],
  ['مساعد المطبخ', 'مساعد المطبخ'],
  ['  Two\n\twords\u00a0here ', 'Two words here'],
  ['Safe\u202egnp.exe', 'Safegnp.exe'],
  ['\u2066Bank\u2069\u200f', 'Bank'],
  ['Pay\u200bPal\u00ad', 'PayPal'],
  ['a\u0000b\u0007c', 'abc'],
  ['\ue000Logo\u{e0041}', 'Logo'],
  [`Z${'\u0301'.repeat(500)}algo`, `Z${'\u0301'.repeat(3)}algo`],
  ['<b>Bold</b>', '<b>Bold</b>'],
])('shows %j as %j', (name, expected) => expect(shown(name)).toBe(expected));

it.each([undefined, '', '   ', '\u200b\u200f\u202e', '\u2800\u2800', '\ue000'])(
  'shows the fallback for %j, which nobody could read',
  name => expect(shown(name)).toBe('app.example'),
);

it('shortens a long name, and counts characters outside the basic plane as one', () => {
  expect(shown('x'.repeat(60))).toBe('x'.repeat(60));
  expect(shown('x'.repeat(10_000))).toBe(`${'x'.repeat(59)}…`);
  expect([...shown('😀'.repeat(100))]).toHaveLength(60);
});
