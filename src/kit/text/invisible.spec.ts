import { isBlank, withoutInvisible } from './invisible';

const NOTHING = '\u200b\u3164\u2800\u00ad\u115f\u1160\uffa0\u200e\u2060\ufe0f\u034f\u180e\u{e0020}';

it.each(['', ' ', '\t\n\u00a0\u3000', NOTHING, ` ${NOTHING} `, '\u0007\u0000', ...NOTHING])(
  '%j shows nothing',
  text => {
    expect(isBlank(text)).toBe(true);
  },
);

it.each(['a', '.', '\u200bа', '👨‍👩‍👧', 'می\u200cخواهم', '\u200d-', '\u2801', '\uac00', '0'])(
  '%j shows something',
  text => {
    expect(isBlank(text)).toBe(false);
  },
);

it('leaves out what shows nothing, and nothing else', () => {
  expect(withoutInvisible(`${NOTHING}Sa${NOTHING}ra Haddad ${NOTHING}`)).toBe('Sara Haddad ');
});
