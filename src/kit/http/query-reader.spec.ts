import type { Type } from '@nestjs/common';
import { Choice, QueryWhole, SearchWords } from '../fields/query-fields';
import { Text } from '../fields/text-fields';
import type { ServiceDefinition } from '../service/service-definition';
import { BodyPipe } from './body.pipe';
import { PageQuery } from './page-query';
import { queryReader } from './query-reader';
import type { Refusal } from '../refusals/refusal';

const STRICT = { unknown: 'refuse', blank: 'refuse' } as const;

class HallQuery extends PageQuery({ sizeNames: ['limit', 'size'], default: 20, max: 100 }) {
  @Choice(['small', 'large'], STRICT)
  kind?: string;

  @SearchWords()
  q?: string[];

  @QueryWhole({ unknown: 'refuse', max: 9 })
  floor = 1;
}

class HallFilters extends HallQuery {
  @QueryWhole({ unknown: 'refuse', max: 5 })
  override floor = 2;
}

class HallTextQuery extends HallQuery {
  @Text()
  title: string;
}

const pipe = new BodyPipe({ unknownBodyFields: 'refuse' } as ServiceDefinition);
const read = (query: object | undefined, metatype: Type = HallQuery) =>
  pipe.transform(query, { type: 'query', metatype }) as Promise<HallQuery>;
const problemsOf = async (query: object, metatype?: Type) =>
  ((await read(query, metatype).catch((thrown: unknown) => thrown)) as Refusal).detail?.errors;

it('holds what was read of each parameter that was sent, and nothing else', async () => {
  const query = await read({
    kind: 'small',
    q: 'Big  Hall',
    page: '3',
    size: '7',
    other: 'x',
    __proto__: { floor: 5 },
  });
  expect({ ...query }).toEqual({ kind: 'small', q: ['big', 'hall'], page: '3', size: '7', floor: 1 });
  expect(query).toBeInstanceOf(HallQuery);
  expect(query.pageRequest).toEqual({ page: 3, limit: 7 });
  expect({ ...(await read(undefined)) }).toEqual({ floor: 1 });
});

it('tells each parameter that cannot be read', async () => {
  expect(await problemsOf({ kind: '', floor: '10', q: ['a'] })).toEqual({
    kind: ['one_of|{"values":["small","large"]}'],
    floor: ['out_of_range|{"min":0,"max":9}'],
  });
});

it('reads a parameter that is declared again as it is declared last', async () => {
  expect(await problemsOf({ floor: '7' }, HallFilters)).toEqual({ floor: ['out_of_range|{"min":0,"max":5}'] });
  expect((await read({ floor: '4', kind: 'large' }, HallFilters)).floor).toBe(4);
});

it('leaves a query with other fields to the check of bodies, which tells the same', async () => {
  expect(queryReader(HallTextQuery)).toBeUndefined();
  expect(await problemsOf({ kind: 'none', title: '' }, HallTextQuery)).toEqual({
    kind: ['one_of|{"values":["small","large"]}'],
    title: ['required'],
  });
});
