/** @no-database */
import { officeDescription } from '#host/office/office-description';
import { SERVICES } from '#host/services';
import type { OfficeDescription } from '#host/office/office-definition';
import { type Places, placesOf } from '../../examples/office/src/places.js';
import { shapeOf } from '../../examples/office/src/description.js';
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
        officeDescription(document, service.definition, language, 'https://site.example'),
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
      const lists = [...places.lists.values()].map(({ path }) => path);
      const chosen = records
        .flatMap(({ choices = {} }) => Object.values(choices))
        .map(one => (typeof one === 'string' ? one : one.from));
      expect(chosen.filter(path => !lists.includes(path))).toEqual([]);
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
