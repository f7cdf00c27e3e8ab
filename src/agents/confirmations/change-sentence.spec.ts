import { changeSentence, changeValues } from './change-sentence';

const SENTENCES: Readonly<Record<string, string>> = {
  'confirmation.change': '{{title}}',
  'confirmation.change_with': '{{title}}: {{values}}.',
  'confirmation.change_value': '{{field}}: {{value}}',
  'confirmation.separator': '; ',
  'confirmation.list_separator': ', ',
  'confirmation.text': '“{{text}}”',
  'fields.at_position': '{{field}} ({{number}})',
  'confirmation.yes': 'yes',
  'confirmation.no': 'no',
  'confirmation.nothing': 'nothing',
};
const say = (key: string, values: Record<string, unknown> = {}) =>
  (SENTENCES[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const sentence = (args: Record<string, unknown>) => changeSentence('Change', changeValues(args, say), say);

it('has all values of a long list, each in quotation marks', () => {
  const permissions = Array.from({ length: 40 }, (_, index) => (index === 32 ? 'admins.assign_roles' : `p${index}, x`));
  expect(sentence({ permissions })).toContain('“p31, x”, “admins.assign_roles”, “p33, x”');
  expect(sentence({ permissions })).toContain('“p39, x”.');
});

it('has all of many values', () => {
  const args = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field_${index}`, `value ${index}`]));
  expect(sentence(args)).toContain('Field 29: “value 29”.');
});

it('tells texts from other values, and nothing from an empty text', () => {
  expect(sentence({ a: 'yes', b: true, c: 'nothing', d: null, e: '', f: [], g: {}, h: '3', i: 3, j: [null, 1] })).toBe(
    'Change: A: “yes”; B: yes; C: “nothing”; D: nothing; E: “”; F: nothing; G: nothing; H: “3”; I: 3; ' +
      'J (1): nothing; J (2): 1.',
  );
  expect(sentence({})).toBe('Change');
});

it('quotes names of fields that are no names', () => {
  const args = { content: { 'note: x; Status': 'closed', 'sta\u202etus': 1, 'a”; B: “c': true } };
  expect(sentence(args)).toBe('Change: “Note: x; status”: “closed”; “Status”: 1; “A"; b: "c”: yes.');
});
