/** Kinds of personal data; the provider receives placeholders for them. */
export const PERSONAL_KINDS = ['email', 'phone', 'name', 'username', 'address'] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

const FIELDS: readonly [kind: PersonalKind, field: RegExp][] = [
  ['email', /(^|_)e?mail(_address)?$/],
  ['phone', /(^|_)(phone|mobile|whatsapp|telephone)(_number)?$/],
  ['username', /(^|_)username$/],
  ['name', /(^|_)(first|last|full|given|family|middle|cardholder)_name$/],
  ['name', /^(guest|customer|student|member|user|visitor|author|sender|recipient|contact|account|client|person)_name$/],
  ['name', /^author$/],
  ['address', /^((delivery|billing|shipping|home)_)?address(_line)?(_?[12])?$/],
  ['address', /^(street(_address|_name)?|post_?code|postal_code|zip(_code)?|delivery_instructions)$/],
];

const PERSON =
  /^(guest|customer|student|member|user|visitor|author|sender|recipient|contact|account|client|person|lead|coach)s?$/;

/** The kind of a text, by its field. `name` is personal if the object is a person or has contact details. */
export function personalKind(
  field: string,
  { siblings, parent }: { siblings: readonly string[]; parent: string },
): PersonalKind | undefined {
  const name = snakeCased(field);
  if (name === 'name') return isPerson(siblings) || PERSON.test(snakeCased(parent)) ? 'name' : undefined;
  return FIELDS.find(([, pattern]) => pattern.test(name))?.[0];
}

const CONTACTS: readonly PersonalKind[] = ['email', 'phone', 'username'];

const isPerson = (siblings: readonly string[]): boolean =>
  siblings.some(sibling =>
    FIELDS.some(([kind, pattern]) => CONTACTS.includes(kind) && pattern.test(snakeCased(sibling))),
  );

const snakeCased = (name: string): string => name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
