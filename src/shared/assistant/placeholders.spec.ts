import { Placeholders, RestoredStream } from './placeholders';

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
    '@sara and a@ and [email_9]',
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
    expect(placeholders.hasUnknown({ to: ['[email_1]'] })).toBe(false);
    expect(placeholders.hasUnknown({ to: ['[email_2]'] })).toBe(true);
  });
});

it('continues with the stored ones', () => {
  const later = new Placeholders([{ kind: 'email', number: 4, value: 'sara@example.com' }]);
  const masked = later.maskText('SARA@example.com and omar@example.com');
  expect(masked).toBe('[email_4] and [email_5]');
  expect(later.unsavedIn(masked)).toEqual([{ kind: 'email', number: 5, value: 'omar@example.com' }]);
  expect(later.unsavedIn('[email_4]')).toEqual([]);
});
