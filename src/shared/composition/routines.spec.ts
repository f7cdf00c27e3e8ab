import { versionOfProject } from '#kit/version';
import { type AppliedRoutine, isBeforeTables, objectsOf, orderedRoutines, routineChanges } from './routines';
import type { SqlFile } from '#kit/service/sql-files';

const file = (name: string, ...lines: string[]): SqlFile => {
  const text = `${lines.join('\n')}\n`;
  return { path: `src/${name}.sql`, name, text, checksum: text };
};

const FUNCTION = 'CREATE OR REPLACE FUNCTION';
const PRICE = file(
  'price',
  '-- Adds up a price.',
  '-- Called by quotes.',
  `${FUNCTION} price(of integer) RETURNS integer`,
);
const TRIGGER = file(
  'charge',
  '-- Keeps a charge.',
  '-- Fired by each payment.',
  '-- Needs: price, discount',
  `${FUNCTION} charge() RETURNS trigger`,
  'CREATE OR REPLACE TRIGGER charge_kept BEFORE UPDATE OF amount ON payment FOR EACH ROW EXECUTE FUNCTION charge();',
  'CREATE CONSTRAINT TRIGGER charge_agrees AFTER INSERT',
  '  ON booking DEFERRABLE FOR EACH ROW EXECUTE FUNCTION charge();',
);
const DISCOUNT = file(
  'discount',
  '-- Needs: price',
  `${FUNCTION} discount() RETURNS integer`,
  `${FUNCTION} rest() RETURNS integer`,
);

const namesOf = (files: readonly SqlFile[]) => files.map(({ name }) => name);

describe('orderedRoutines', () => {
  it('puts each file after those that it names', () => {
    expect(namesOf(orderedRoutines([TRIGGER, DISCOUNT, PRICE]))).toEqual(['price', 'discount', 'charge']);
  });

  it('refuses a name that no feature lists', () => {
    expect(() => orderedRoutines([TRIGGER, PRICE])).toThrow('src/charge.sql needs discount, which no feature lists.');
  });

  it('refuses a circle', () => {
    const back = file('price', '-- Needs: discount');
    expect(() => orderedRoutines([DISCOUNT, back])).toThrow('discount > price > discount');
  });
});

it('objects of a file are its functions and its triggers with their tables', () => {
  expect(objectsOf(TRIGGER)).toEqual([
    'FUNCTION charge',
    'TRIGGER charge_kept ON payment',
    'TRIGGER charge_agrees ON booking',
  ]);
  expect(objectsOf(DISCOUNT)).toEqual(['FUNCTION discount', 'FUNCTION rest']);
});

it('a function that tables call says so in a line of its head', () => {
  expect([PRICE, file('choices', '-- One.', '-- Two.', '-- Before tables')].map(isBeforeTables)).toEqual([false, true]);
});

describe('routineChanges', () => {
  const VERSION = versionOfProject();
  const [major, minor] = VERSION.split('.').map(Number) as [number, number];
  const applied = ({ path, checksum, ...rest }: SqlFile, version = VERSION): AppliedRoutine => ({
    path,
    checksum,
    objects: objectsOf({ path, checksum, ...rest }),
    version,
  });
  const FILES = [PRICE, DISCOUNT, TRIGGER];
  const ALL = FILES.map(each => applied(each));

  it('are all files of a fresh database, and none of one that has them', () => {
    expect(routineChanges(FILES, [])).toEqual({ changed: FILES, removed: [] });
    expect(routineChanges(FILES, ALL)).toEqual({ changed: [], removed: [] });
  });

  it('are edited files, and what an edited file creates no longer', () => {
    const edited = file('discount', '-- Needs: price', `${FUNCTION} discount() RETURNS integer`);
    expect(routineChanges([PRICE, edited, TRIGGER], ALL)).toEqual({ changed: [edited], removed: ['FUNCTION rest'] });
  });

  it('are the objects of a file that is gone', () => {
    expect(routineChanges([PRICE, DISCOUNT], ALL)).toEqual({ changed: [], removed: objectsOf(TRIGGER) });
  });

  it('are nothing to drop for a file in another folder', () => {
    const moved = { ...TRIGGER, path: 'src/elsewhere/charge.sql' };
    expect(routineChanges([PRICE, DISCOUNT, moved], ALL)).toEqual({ changed: [moved], removed: [] });
  });

  it.each([`${major + 1}.0.0`, `${major}.${minor + 1}.0`, `${major}.${minor + 10}.0`])(
    'are none where version %s applied files',
    version => {
      expect(routineChanges([PRICE], [applied(DISCOUNT, version)])).toEqual({ changed: [], removed: [] });
    },
  );

  it('are made where an older version applied files', () => {
    expect(routineChanges([PRICE], [applied(DISCOUNT, '0.0.9')])).toEqual({
      changed: [PRICE],
      removed: objectsOf(DISCOUNT),
    });
  });
});
