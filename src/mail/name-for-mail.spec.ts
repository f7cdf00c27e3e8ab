import { Translator } from '#kit/language/language';
import { mailMessages } from './mail.messages';
import { greeting, nameForMail } from './name-for-mail';

describe('nameForMail', () => {
  it.each([
    'Sara',
    'Sara Haddad',
    'Anne-Marie O’Neill',
    "D'Angelo",
    'J. R. Smith',
    'J.R. Smith',
    'J.-P. Sartre',
    'Smith J.',
    'سارة حدّاد',
    'José',
    'Jose\u0301',
    '山田太郎',
    'a'.repeat(60),
  ])('shows %j', name => {
    expect(nameForMail(name)).toBe(name);
  });

  it('leaves out the blanks around', () => {
    expect(nameForMail('  Sara ')).toBe('Sara');
  });

  it.each([
    '',
    ' ',
    '-',
    "'",
    'evil.example',
    't.co',
    'a.b.co',
    'www.evil',
    'Win money. Now',
    'Win money.',
    'sara@evil',
    'http://evil',
    'evil/path',
    'Sara, click',
    'Sara!',
    'Sara: hello',
    'Sara 2',
    'Sara\nHaddad',
    'Sara\tHaddad',
    'Sara\u2028Haddad',
    'Sara\u202eHaddad',
    '<b>Sara</b>',
    '{{name}}',
    'Sara 🎁',
    'a'.repeat(61),
    `${'win '.repeat(20)}now`,
  ])('does not show %j', name => {
    expect(nameForMail(name)).toBeUndefined();
  });

  it('takes no longer for a long text', () => {
    expect(nameForMail(`${"a'".repeat(50_000)}!`)).toBeUndefined();
  });
});

describe('greeting', () => {
  const translator = new Translator(mailMessages);

  it('names whoever has a name', () => {
    expect(greeting(translator, 'en', 'Sara')).toBe('Hello Sara,');
    expect(greeting(translator, 'ar', 'سارة')).toBe('مرحبًا سارة،');
  });

  it('leaves everything else out', () => {
    expect(greeting(translator, 'en', 'Visit evil.example')).toBe('Hello,');
    expect(greeting(translator, 'ar', 'Visit evil.example')).toBe('مرحبًا،');
  });
});
