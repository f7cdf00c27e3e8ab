/** @no-database */
import { officeDescription } from '#host/office/office-description';
import { webhookTypesOf } from '#host/description/webhooks';
import { SERVICES } from '#host/services';
import type { OfficeDescription } from '#host/office/office-definition';
import { type Places, placesOf } from '../../examples/office/src/places.js';
import { resolved, shapeOf } from '../../examples/office/src/description.js';
import type { Operation } from '#kit/openapi/document';
import { documentOf } from '../tools/documents';

/** Operations without a place, over all services. */
const MAX_MACHINES = 15;

const machines = new Set<string>();

describe.each(SERVICES.map(service => [service.definition.name, service] as const))(
  'the office of %s',
  (_name, service) => {
    let english: OfficeDescription;
    let arabic: OfficeDescription;
    let places: Places;
    beforeAll(async () => {
      const document = await documentOf(service);
      [english, arabic] = (['en', 'ar'] as const).map(language =>
        officeDescription(document, service.definition, language, {
          site: 'https://site.example',
          demoData: false,
          hasAssistant: true,
        }),
      ) as [OfficeDescription, OfficeDescription];
      places = placesOf(english);
    });

    it('has a place for every operation of staff', () => {
      expect(places.unplaced.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
      for (const [id, reason] of Object.entries(english.machines)) machines.add(`${id}: ${reason}`);
      expect(machines.size).toBeLessThanOrEqual(MAX_MACHINES);
    });

    it('declares only operations, records and groups that exist', () => {
      const ids = new Set(english.operations.map(({ id }) => id));
      const { titles, machines: without, records, groups } = service.definition.office;
      const paths = new Set(english.operations.map(({ path }) => shapeOf(path)));
      const below = (path: string) => [...paths].some(known => known.startsWith(`${shapeOf(path)}/`));
      expect(Object.keys(titles).filter(id => !ids.has(id))).toEqual([]);
      expect(Object.keys(without).filter(id => !ids.has(id))).toEqual([]);
      expect(records.map(({ path }) => path).filter(path => !paths.has(shapeOf(path)) && !below(path))).toEqual([]);
      expect(records.filter(({ group }) => group !== undefined && !(group in groups)).map(({ path }) => path)).toEqual(
        [],
      );
      const { homes, waits } = service.definition.office;
      const read = [...homes.map(({ path }) => path), ...Object.keys(waits).map(address => address.split('?')[0]!)];
      expect(read.filter(path => !paths.has(path))).toEqual([]);
      const lists = [...places.lists.values()].map(({ path }) => shapeOf(path));
      const chosen = records
        .flatMap(({ choices = {} }) => Object.values(choices))
        .map(one => (typeof one === 'string' ? one : one.from));
      expect(chosen.filter(path => !lists.includes(shapeOf(path)))).toEqual([]);
    });

    it('asks for every setting in words of both languages, with its bounds and choices', () => {
      const choices = arabic.settings.flatMap(({ key, schema }) =>
        (schema.enum ?? []).map(value => `${key}.${String(value)}`),
      );
      const words = [...new Set(arabic.settings.map(({ category }) => `category.${category}`)), ...choices];
      const modules = Object.keys(service.definition.permissions).map(name => `module.${name}`);
      const isNamed = (name: string) => [name, name.split('.')[1]!].some(one => one in arabic.values);
      expect([...words, ...modules].filter(name => !isNamed(name) && !/[A-Z]{3}$/.test(name))).toEqual([]);
      const texts = Object.entries(arabic.values).filter(([key]) => /^(permissions|module|category)\./.test(key));
      const shown = [...arabic.settings.map(({ label }) => label), ...texts.map(([, text]) => text)];
      expect(shown.filter(text => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
      const open = english.settings.filter(({ schema: { type } }) => type === 'number' || type === 'object');
      expect(open.filter(({ schema }) => schema['x-amount'] !== true).map(({ key }) => key)).toEqual([]);
    });

    it('names roles and countries in both languages', () => {
      for (const [name, { arabicName, description }] of Object.entries(service.definition.roles)) {
        expect(arabic.roles).toMatchObject({
          [`name.${name}`]: arabicName,
          [`description.${description[0]}`]: description[1],
        });
        expect(english.roles).toMatchObject({ [`name.${name}`]: name });
      }
      expect(Object.values(arabic.roles).filter(text => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
      expect(english.values['country_id.512']).toBe('Oman');
      expect(arabic.values['country_id.512']).toBe('عُمان');
      expect(english.records.filter(({ hasRoles }) => hasRoles).map(({ path }) => path)).toContain('/roles');
    });

    it('has no English hint in Arabic', () => {
      const hints = (part: unknown): string[] =>
        typeof part !== 'object' || part === null
          ? []
          : Object.entries(part).flatMap(([key, value]) =>
              key === 'description' && typeof value === 'string' ? [value] : hints(value),
            );
      const { operations, schemas, settings } = arabic;
      expect(hints({ operations, schemas, settings })).toEqual([]);
      expect(hints(english.schemas).length).toBeGreaterThan(0);
    });

    it('has a word for the record of every webhook', () => {
      const records = webhookTypesOf(service.definition).map(({ record }) => `record.${record}`);
      expect(records.filter(record => !(record in arabic.values))).toEqual([]);
      const endpoints = english.records.find(({ path }) => path === '/webhook-endpoints')!;
      expect(endpoints.fields).toMatchObject({ host: 'Receiver' });
    });

    it('declares texts in both languages', () => {
      const { groups, titles, fields, values, records } = service.definition.office;
      const texts = [groups, titles, fields, values].flatMap(part => Object.values(part));
      texts.push(
        ...records.flatMap(({ label, one, fields = {}, choices = {}, links = [] }) => [
          label,
          ...(one ? [one] : []),
          ...Object.values(fields),
          ...Object.values(choices).flatMap(choice =>
            typeof choice === 'object' && choice.every ? [choice.every.label] : [],
          ),
          ...links.map(link => link.label),
        ]),
      );
      expect(texts.filter(([, ar]) => !/\p{Script=Arabic}/u.test(ar)).map(([en]) => en)).toEqual([]);
      expect(arabic.records.map(({ label }) => label)).not.toEqual(english.records.map(({ label }) => label));
    });
  },
);

it('shows a new field and a new route without a declaration', async () => {
  const [food] = SERVICES.filter(({ definition }) => definition.name === 'food');
  const document = structuredClone(await documentOf(food!));
  const { schemas } = document.components;
  const operation = document.paths['/api/products']!['post'] as Operation;
  const body = schemas[operation.requestBody!.content['application/json']!.schema!.$ref!.split('/').at(-1)!]!;
  body.properties!['calories_in_total'] = { type: 'integer', minimum: 0, maximum: 5000 };
  document.paths['/api/products/{id}/tastings'] = {
    get: { ...document.paths['/api/offers']!['get']!, operationId: 'Tastings_list' },
  };
  const from = { site: 'https://site.example', demoData: false, hasAssistant: false };
  const described = officeDescription(document, food!.definition, 'en', from);
  const create = described.operations.find(({ path, method }) => path === '/products' && method === 'post')!;
  const form = resolved(create.body, described.schemas);
  expect(form.properties!['calories_in_total']).toEqual({ type: 'integer', minimum: 0, maximum: 5000 });
  const { records, unplaced } = placesOf(described);
  expect(unplaced).toEqual([]);
  expect(records.get('/products/{}')!.parts.map(({ path }) => path)).toContain('/products/{id}/tastings');
});
