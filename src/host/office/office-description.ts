import type { Document, Schema } from '#kit/openapi/document';
import { type Language, Translator } from '#kit/language/language';
import { kitLabels, VALUES } from '#kit/language/labels';
import { kitMessages, mergeMessages } from '#kit/language/messages';
import type { OfficeChoice, OfficeRecord, OfficeText } from '#kit/service/office';
import { officeTitle } from '#kit/service/office-titles';
import type { OfficeDescribedChoice, OfficeDescribedRecord, OfficeDescription } from './office-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { OLDER_SPELLING_OF } from '#kit/fields/alias';
import { STAFF } from '#kit/access/access-rule';
import { fieldLabel } from '#kit/refusals/field-labels';
import { officeOperations } from './office-operations';
import { permissionWords, settingFields, settingLabels } from './office-settings';
import { countryWords, roleWords } from './office-words';

const REFERENCE = '#/components/schemas/';
/** Amounts are described with their unit. */
const IN_CURRENCY = /\bin (?:whole )?units of the currency/i;
/** Amounts whose description says what they are, and not the unit. */
const AMOUNT_NAME = /^(?:amount|revenue|price_delta|tip_max)$|_(?:amount|fee|minimum|refund)$/;
/** As addresses of uploaded files are described. */
const OF_A_FILE = /\bAddress of a (?:file|picture|video)\b.*\bstored with this service/;

/** What the office of a service is drawn from, in the language of the reader. */
export function officeDescription(
  document: Document,
  definition: ServiceDefinition,
  language: Language,
  { site, demoData, hasAssistant }: { site: string; demoData: boolean; hasAssistant: boolean },
): OfficeDescription {
  const { office } = definition;
  const say = ([en, ar]: OfficeText) => (language === 'ar' ? ar : en);
  const sayAll = (texts: Readonly<Record<string, OfficeText>>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, say(text)]));
  const operations = officeOperations(document).map(operation => {
    const title = officeTitle(office, operation);
    return title ? { ...operation, title: say(title), isTitled: true } : operation;
  });
  const settings = settingFields(definition, say, { demoData });
  const parts = { operations, schemas: reachable(operations, document.components.schemas) };
  const shown = JSON.parse(JSON.stringify(parts), without(language)) as typeof parts;
  return {
    service: definition.name,
    title: definition.title,
    language,
    ...shown,
    labels: { ...settingLabels(settings), ...labelsIn(parts, definition, language), ...sayAll(office.fields) },
    values: {
      ...permissionWords(definition, say),
      ...countryWords(language),
      ...sayAll(office.values),
      ...valueWords(definition, language),
    },
    roles: roleWords(definition, say),
    groups: Object.entries(office.groups).map(([key, label]) => ({ key, label: say(label) })),
    settings,
    homes: office.homes,
    waits: sayAll(office.waits),
    records: office.records.map(record => describedRecord(record, say, sayAll)),
    machines: { ...office.machines },
    presets: Object.keys(definition.uploads.presets),
    demoAccounts: (definition.demoAccounts ?? []).flatMap(({ audience, email }) => (audience === STAFF ? [email] : [])),
    hasAssistant,
    site,
  };
}

/** The words that the service has for enumerated values. */
const valueWords = ({ messages }: ServiceDefinition, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages[language])
      .filter(([key]) => key.startsWith(VALUES))
      .map(([key, text]) => [key.slice(VALUES.length), text]),
  );

const describedRecord = (
  { label, one = label, fields, choices, links, ...record }: OfficeRecord,
  say: (text: OfficeText) => string,
  sayAll: (texts: Readonly<Record<string, OfficeText>>) => Record<string, string>,
): OfficeDescribedRecord => ({
  ...record,
  label: say(label),
  one: say(one),
  ...(fields && { fields: sayAll(fields) }),
  ...(choices && {
    choices: Object.fromEntries(
      Object.entries(choices).map(([field, choice]) => [field, describedChoice(choice, say)]),
    ),
  }),
  ...(links && { links: links.map(({ label: text, address }) => ({ label: say(text), address })) }),
});

function describedChoice(choice: OfficeChoice, say: (text: OfficeText) => string): OfficeDescribedChoice {
  if (typeof choice === 'string') return choice;
  const { every, ...from } = choice;
  return every ? { ...from, every: { value: every.value, label: say(every.label) } } : from;
}

/** Examples and older spellings are not shown, and descriptions are in English only. Amounts and addresses of files are marked. */
const without = (language: Language) =>
  function keep(this: unknown, key: string, value: unknown): unknown {
    if (key === 'examples' || key === 'example') return undefined;
    if (isOlderSpelling(value)) return undefined;
    if (hasSpellings(value)) return withNewer(value);
    if (!isSchema(value)) return value;
    const { description = '', ...schema } = value;
    const marks = {
      ...(isAmount(key, schema, description) && { 'x-amount': true }),
      ...(OF_A_FILE.test(description) && { 'x-file': true }),
    };
    return { ...schema, ...marks, ...(language === 'en' && description && { description }) };
  };

const isAmount = (name: string, { type }: Schema, description: string): boolean =>
  IN_CURRENCY.test(description) ||
  ([type].flat().includes('number') && AMOUNT_NAME.test(name) && !/\b(?:points|percent)\b/.test(description));

const isOlderSpelling = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && OLDER_SPELLING_OF in value;

type Spelled = Omit<Schema, 'allOf'> & { allOf: { anyOf: { required: string[] }[] }[] };

/** A body with a field that is required in one of its spellings. */
const hasSpellings = (value: unknown): value is Spelled =>
  Array.isArray((value as Spelled | null)?.allOf) &&
  (value as Spelled).allOf.every(({ anyOf }) => anyOf?.[0]?.required);

/** Requires the newer spellings, which come last. */
const withNewer = ({ allOf, required = [], ...schema }: Spelled): Schema => ({
  ...schema,
  required: [...required, ...allOf.flatMap(({ anyOf }) => anyOf.at(-1)!.required)],
});

const isSchema = (value: unknown): value is Schema & { description?: string } =>
  typeof value === 'object' && value !== null && typeof (value as Schema).description === 'string';

/** The schemas that operations refer to, and those that these refer to. */
function reachable(operations: unknown, schemas: Record<string, Schema>): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const follow = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      const name = key === '$ref' && typeof value === 'string' ? value.slice(REFERENCE.length) : undefined;
      if (name === undefined) follow(value);
      else if (!found[name] && schemas[name]) {
        found[name] = schemas[name];
        follow(schemas[name]);
      }
    }
  };
  follow(operations);
  return found;
}

/** The declared labels of all fields and filters. */
function labelsIn(
  { operations, schemas }: Pick<OfficeDescription, 'operations' | 'schemas'>,
  definition: ServiceDefinition,
  language: Language,
): Record<string, string> {
  const translator = new Translator(mergeMessages(kitMessages, kitLabels, definition.messages));
  const names = new Set(operations.flatMap(({ query }) => query.map(({ name }) => name)));
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name);
      collect(value);
    }
  };
  collect(schemas);
  collect(operations);
  const say = (key: string, values?: Record<string, unknown>) => translator.say(key, language, values);
  const isDeclared = (name: string) => say(`fields.${name}`) !== `fields.${name}`;
  return Object.fromEntries([...names].filter(isDeclared).map(name => [name, fieldLabel(name, say)]));
}
