/** @no-database */
import { tablesIn } from '#shared/composition/baseline';
import { isBeforeTables, objectsOf } from '#shared/composition/routines';
import { tablesFile } from '#kit/service/sql-files';
import { expectNone } from '../harness/expect-none';
import { calledAtCreation, DEFINITIONS, filesBelow, functionsOf, neededBy, textOf } from './sql-files';

const MAX_LINE = 120;
const FUNCTION_OR_TRIGGER = /\bCREATE\s+(OR\s+REPLACE\s+)?(CONSTRAINT\s+)?(FUNCTION|PROCEDURE|TRIGGER)\b/i;
/** Files that list the triggers of the tables of a feature, and create no function. */
const LISTS = ['file_cleanup', 'write_notifications'];

const files = [...new Map(DEFINITIONS.flatMap(({ routines }) => routines).map(file => [file.path, file])).values()];

describe('files of functions and triggers', () => {
  it('are all listed by a feature of a service', () => {
    expect(files.map(({ path }) => path).toSorted()).toEqual(filesBelow('src', '.sql'));
  });

  it('begin with what they decide and who calls them', () => {
    const headless = files.filter(({ text }) => !/^-- .+[.:]\n-- .+\.\n/.test(text));
    expectNone(
      'Lines 1 and 2 of these files must say what they decide and who calls them:',
      headless.map(({ path }) => path),
    );
  });

  it('create one function of their own name, or none where they list triggers', () => {
    const others = files.filter(file => functionsOf(file).join() !== (LISTS.includes(file.name) ? '' : file.name));
    expectNone(
      'These files create other functions than their names say:',
      others.map(({ path }) => path),
    );
  });

  it('replace what they create', () => {
    const once = files.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/^CREATE (?!OR REPLACE )(?:CONSTRAINT TRIGGER (\w+)[^;]*? ON (\w+))?/gm))
        // Postgres cannot replace triggers of constraints.
        .filter(([, trigger, table]) => !trigger || !text.includes(`DROP TRIGGER IF EXISTS ${trigger} ON ${table};`))
        .map(([statement]) => `${path}: ${statement}`),
    );
    expectNone('These statements fail when the file is applied again after an edit:', once);
  });
});

describe.each(DEFINITIONS.map(definition => [definition.name, definition] as const))(
  'functions and triggers of %s',
  (_, { routines }) => {
    it('are defined once', () => {
      const objects = routines.flatMap(objectsOf);
      expect(objects.filter((name, index) => objects.indexOf(name) !== index)).toEqual([]);
    });

    it('are created after the functions that they call then', () => {
      const creators = new Map(routines.flatMap(file => functionsOf(file).map(name => [name, file] as const)));
      const missing = routines.flatMap(file => {
        const needed = neededBy(file, routines);
        return calledAtCreation(file).flatMap(name => {
          const creator = creators.get(name);
          return creator && creator !== file && !needed.has(creator) ? [`${file.path} calls ${name}`] : [];
        });
      });
      expectNone('These files must name in `-- Needs:` what they call:', missing);
    });

    it('that tables call need no others', () => {
      const early = routines.filter(isBeforeTables);
      expect(early.flatMap(file => [...neededBy(file, routines)]).filter(file => !isBeforeTables(file))).toEqual([]);
    });
  },
);

describe('migrations', () => {
  const texts = [...filesBelow('migrations', '.sql'), ...filesBelow('migrations', '.ts')];

  it('create no function and no trigger, which have a file in the folder of their feature', () => {
    expectNone(
      'Move the functions and triggers of these files below `src`:',
      texts.filter(path => FUNCTION_OR_TRIGGER.test(textOf(path))),
    );
  });

  it('have tables in files that one feature lists each', () => {
    const listed = new Set(DEFINITIONS.flatMap(({ tables }) => tables));
    expect([...listed].map(name => `migrations/${name}.sql`).toSorted()).toEqual(filesBelow('migrations', '.sql'));
    const lists = filesBelow('src', '.ts').flatMap(path =>
      Array.from(textOf(path).matchAll(/^ +tables: \[([^\]]*)\]/gm), ([, names]) => names!),
    );
    const others = [...listed].filter(name => lists.filter(names => names.includes(`'${name}'`)).length !== 1);
    expectNone('These files of tables must be listed by one feature:', others);
  });

  it.each(DEFINITIONS.map(({ name, tables }) => [name, tables] as const))(
    'create each table of %s once',
    (_, tables) => {
      const created = tables.map(tablesFile).flatMap(tablesIn);
      expect(created.filter((name, index) => created.indexOf(name) !== index)).toEqual([]);
    },
  );
});

it('lines of files in SQL fit the width of the editor', () => {
  const long = [...filesBelow('src', '.sql'), ...filesBelow('migrations', '.sql')].flatMap(path =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) => (line.length > MAX_LINE ? [`${path}:${index + 1} has ${line.length} characters`] : [])),
  );
  expectNone(`These lines have more than ${MAX_LINE} characters:`, long);
});
