import { fc } from '../../../test/harness/fast-check';
import { mapTexts } from './json-data';
import { RestoredStream } from './placeholder-tokens';
import { Placeholders } from './placeholders';
import { visibleText } from '../confirmations/visible-text';

let placeholders: Placeholders;
beforeEach(() => {
  placeholders = new Placeholders();
});

const mask = (text: string) => placeholders.maskText(text);

describe('a text', () => {
  it.each([
    ['Write to sara@example.com.', 'Write to [email_1].'],
    ['Sara <SARA@Example.com>, sara@example.com!', 'Sara <[email_1]>, [email_1]!'],
    ['راسل سارة@مثال.شركة، من فضلك', 'راسل [email_1]، من فضلك'],
    ['Call +971 50 555 0142 or 00971505550142', 'Call [phone_1] or [phone_1]'],
    ['Call (212) 555-0142, or 212.555.0142', 'Call [phone_1], or [phone_1]'],
    ['اتصل على ٠٥٠ ٥٥٥ ٠١٤٢ اليوم', 'اتصل على [phone_1] اليوم'],
    ['اتصل على ۰۵۰۵۵۵۰۱۴۲ أو 050-555-0142', 'اتصل على [phone_1] أو [phone_1]'],
    ['a＠b.example, "a"@b.example and "a b"@b.example', '[email_1], [email_2] and [email_3]'],
    ["O'Brien@b.example, 'a@b.example' and **a@b.example**", "[email_1], '[email_2]' and **[email_2]**"],
    ['Write to a\u200b@b.exa\u00admple or a@[192.0.2.1]', 'Write to [email_1] or [email_2]'],
    ['Call 2125550188, ٢١٢٥٥٥٠١٨٨ or ２１２-５５５-０１８８', 'Call [phone_1], [phone_1] or [phone_1]'],
    ['030/1234567, +1‑555‑123‑4567, tel:5551234', '[phone_1], [phone_2], tel:[phone_3]'],
    ['\u202a+49 30 1234567\u202c or +1 212-555-0142 x123', '\u202a[phone_1]\u202c or [phone_2] x123'],
  ])('%j becomes %j', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  it.each([
    'The order ORD-1001 of 2026-05-09 costs 1250.50',
    'From 05-09-2026 12 to 09.05.2026, 12:30, 910,000 AED',
    '2026-05-09T12:30:00.000Z and 0.1234567891',
    'Homes 1, 2, 3, 4, 5, 6, 7, 8 and 9',
    '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
    'في ٩ مايو ٢٠٢٦ بسعر ١٢٥٠٫٥',
    '@sara and a@ and [email]',
    'Order 1000000001 of 01/02/2026 12 pm for 12/2026, 1.000.000.000',
  ])('%j has no personal data', text => {
    expect(mask(text)).toBe(text);
  });
});

describe('a result', () => {
  it('is masked by the names of its fields', () => {
    const lead = { id: 3, name: 'Sara Haddad', email: 'sara@example.com', phone: '5551234', status: 'new' };
    expect(placeholders.maskData({ items: [lead] })).toEqual({
      items: [{ id: 3, name: '[name_1]', email: '[email_1]', phone: '[phone_1]', status: 'new' }],
    });
  });

  it('keeps names of things', () => {
    const home = { name: { en: 'Sea view', ar: 'إطلالة بحرية' }, city: 'Dubai', roles: [{ id: 1, name: 'Manager' }] };
    expect(placeholders.maskData(home)).toEqual(home);
  });

  it('masks addresses and the people inside', () => {
    expect(
      placeholders.maskData({
        customer: { id: 4, name: 'Omar' },
        guest_first_name: 'Lina',
        address: { street: '12 Cedar Street', city: 'New York', postcode: '10001' },
        note: 'Omar rings twice at 12 Cedar Street',
      }),
    ).toEqual({
      customer: { id: 4, name: '[name_1]' },
      guest_first_name: '[name_2]',
      address: { street: '[address_1]', city: 'New York', postcode: '[address_2]' },
      note: '[name_1] rings twice at [address_1]',
    });
  });

  it('teaches the names that later texts have, in Arabic with attached letters', () => {
    placeholders.maskData({ student: { first_name: 'سارة', last_name: 'حداد', email: 's@example.com' } });
    expect(mask('أرسل الفاتورة لسارة حداد، وسارة ستدفع. سارةٌ غير مسارة')).toBe(
      'أرسل الفاتورة ل[name_1] [name_2]، و[name_1] ستدفع. [name_1]ٌ غير مسارة',
    );
  });

  it('compares a single name with case, and a full one without', () => {
    placeholders.learnName('Mark');
    placeholders.learnName('Sara Haddad');
    expect(mask('Please mark it for Mark, SARA  HADDAD and Sara Haddads')).toBe(
      'Please mark it for [name_1], [name_2] and Sara Haddads',
    );
  });

  it('is not confused by names that are words of placeholders', () => {
    placeholders.learnName('email');
    placeholders.learnName('name');
    expect(mask('email a@b.example')).toBe('[name_1] [email_1]');
  });
});

describe('names', () => {
  it.each([
    ['Jean-Pierre', 'Bonjour Jean-Pierre, jean-pierre', 'Bonjour [name_1], jean-pierre'],
    ['a.b*c+?^${}()|[]\\/-&&', 'Hello a.b*c+?^${}()|[]\\/-&&!', 'Hello [name_1]!'],
    ['José', 'José, Jose\u0301, Jo\u200bsé and Josés', '[name_1], [name_1], [name_1] and Josés'],
    ['Sara  Haddad', 'SARA\n\u00a0Haddad', '[name_1]'],
    ['山田太郎', '山田太郎さんの予約', '[name_1]さんの予約'],
    ['أحمد', 'كتب أَحمد لأحمد', 'كتب [name_1] ل[name_1]'],
  ])('%j are found', (name, text, masked) => {
    placeholders.learnName(name);
    expect(mask(text)).toBe(masked);
  });

  it('are found as a whole: the longest, and what is left of one that overlaps', () => {
    for (const name of ['Ann Bell', 'Bell Carr', 'Carr', 'Ann']) placeholders.learnName(name);
    expect(mask('Ann Bell Carr, Bell Carr, Ann Belle')).toBe('[name_1] [name_3], [name_2], [name_4] Belle');
  });

  it('stay where they are words of the service', () => {
    for (const name of ['Show', 'new']) placeholders.learnName(name);
    const isWord = (value: string) => value === 'new';
    expect(placeholders.maskText('Show new ones', isWord)).toBe('[name_1] new ones');
    expect(placeholders.maskData({ status: 'new', note: 'new' }, value => value === 'new')).toEqual({
      status: 'new',
      note: 'new',
    });
  });

  it('of any letters are masked and put back, with any text around them', () => {
    const letters = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, fc.string({ unit: 'binary' }), (first, last, text) => {
        const all = new Placeholders();
        all.learnName(`${first} ${last}`);
        const args = { name: `${first} ${last}`, note: `${text} ${first} ${last}, ${text}` };
        expect(all.restoreText(all.maskText(text)).normalize('NFKC')).toBe(text.normalize('NFKC'));
        expect(all.restoreData(all.maskArguments(args))).toEqual(mapTexts(args, visibleText));
      }),
    );
  });
});

describe('what looks like a placeholder', () => {
  beforeEach(() => {
    placeholders.maskData({ customer: { email: 'sara@example.com', name: 'Sara' } });
  });

  it.each(['[email_1]', '[Email_١] or [name_000001]', '[email_7] [name_1][name_1]'])(
    'is a text of its own in %j',
    text => {
      for (const masked of [mask(text), placeholders.maskData({ note: text, name: text })]) {
        expect(JSON.stringify(masked)).not.toMatch(/email_|name_0/i);
        expect(placeholders.restoreData(masked)).toEqual(
          typeof masked === 'string' ? text : { note: text, name: text },
        );
      }
    },
  );

  it('stays out of what the provider gets where values are put back', () => {
    const masked = placeholders.maskData({ name: '[email_1]', note: 'For Sara: [email_1]' });
    expect(JSON.stringify(placeholders.restoreForProvider(masked))).toBe(
      '{"name":"[text_1]","note":"For Sara: [text_1]"}',
    );
  });

  it('stays in what the model writes, unless it made it up', () => {
    expect(placeholders.maskAnswer('[name_1] <[Email_1]>, Sara, [name_2]')).toBe(
      '[name_1] <[email_1]>, [name_1], [text_1]',
    );
    placeholders.learnName('Omar');
    expect(placeholders.restoreText('[name_2] [text_1]')).toBe('Omar [name_2]');
  });
});

describe('arguments of a call', () => {
  beforeEach(() => {
    placeholders.maskData({ customer: { email: 'sara@example.com', name: 'Sara \u202eHaddad' } });
  });

  it('keep the placeholders that they consist of', () => {
    const args = { name: '[email_1]', email: '[email_1]', note: 'For [email_1]', address: 'c/o [email_1]' };
    expect(placeholders.maskArguments(args)).toEqual({ ...args, address: '[address_1]' });
    expect(placeholders.restoreText('[address_1]')).toBe('c/o sara@example.com');
  });

  it('are put back as they were, but for what cannot be seen', () => {
    const args = {
      name: 'sara  HADDAD ',
      to: ['SARA@example.com'],
      note: 'a\u202eb[name_1]',
      emoji: '👨‍👩‍👧 ❤️ می‌خواهم',
    };
    const masked = placeholders.maskArguments(args);
    expect(JSON.stringify(masked)).not.toMatch(/sara|haddad/i);
    expect(placeholders.restoreData(masked)).toEqual({ ...args, note: 'abSara Haddad' });
  });
});

describe('what comes back', () => {
  beforeEach(() => {
    placeholders.maskData({ email: 'sara@example.com', first_name: 'سارة' });
  });

  it('has the values again', () => {
    expect(placeholders.restoreText('Write to [email_1] or [Name_١], not [email_7]')).toBe(
      'Write to sara@example.com or سارة, not [email_7]',
    );
    expect(placeholders.restoreData({ to: ['[email_1]'], n: 3, ok: null })).toEqual({
      to: ['sara@example.com'],
      n: 3,
      ok: null,
    });
  });

  it('has them in a stream, wherever it is cut', () => {
    const text = 'إلى [name_1] <[email_1]> [x] [';
    for (let first = 0; first <= text.length; first++) {
      for (const second of [first + 1, first + 4, text.length]) {
        const stream = new RestoredStream(() => placeholders);
        const pieces = [text.slice(0, first), text.slice(first, second), text.slice(second)];
        const read = pieces.map(piece => stream.push(piece)).join('') + stream.end();
        expect(read).toBe('إلى سارة <sara@example.com> [x] [');
      }
    }
  });

  it('tells placeholders without a value', () => {
    expect(placeholders.unknownIn({ to: ['[email_1]', '[Name_٧] and [phone_1]'] })).toEqual(['[name_7]', '[phone_1]']);
    expect(placeholders.hasUnknown({ to: ['[email_1]'] })).toBe(false);
  });
});

it('continues with the stored ones', () => {
  const later = new Placeholders([{ kind: 'email', number: 4, value: 'sara@example.com' }]);
  const masked = later.maskText('SARA@example.com and omar@example.com');
  expect(masked).toBe('[email_4] and [email_5]');
  expect(later.unsavedIn(masked)).toEqual([{ kind: 'email', number: 5, value: 'omar@example.com' }]);
  expect(later.unsavedIn('[email_4]')).toEqual([]);
});

it('gives the number of an erased value to no other one', () => {
  const later = new Placeholders([{ kind: 'email', number: 1, value: '' }]);
  expect(later.maskText('omar@example.com')).toBe('[email_2]');
  expect(later.restoreText('[email_1]')).toBe('[email_1]');
  expect(later.hasUnknown('[email_1]')).toBe(true);
});
