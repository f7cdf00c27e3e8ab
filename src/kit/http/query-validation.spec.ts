import type { Type } from '@nestjs/common';
import { Choice, QueryDay, QueryWhole, SearchWords } from '../fields/query-fields';
import { Text } from '../fields/text-fields';
import type { ServiceDefinition } from '../service/service-definition';
import { BodyPipe } from './body.pipe';
import { PageQuery } from './page-query';
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

class HallDayQuery {
  @QueryDay({ required: true })
  day: string;
}

const pipe = new BodyPipe({ unknownBodyFields: 'refuse' } as ServiceDefinition);
const read = (query: object | undefined, metatype: Type = HallQuery) =>
  pipe.transform(query, { type: 'query', metatype }) as HallQuery;

function problemsOf(query: object, metatype?: Type): unknown {
  try {
    return read(query, metatype);
  } catch (thrown) {
    return (thrown as Refusal).detail?.errors;
  }
}

it('holds what was read of each parameter that was sent, and nothing else', () => {
  const query = read({
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
  expect({ ...read(undefined) }).toEqual({ floor: 1 });
});

it('tells each parameter that cannot be read', () => {
  expect(problemsOf({ kind: '', floor: '10', q: ['a'] })).toEqual({
    kind: ['one_of|{"values":["small","large"]}'],
    floor: ['out_of_range|{"min":0,"max":9}'],
  });
});

it('reads a parameter that is declared again as it is declared last', () => {
  expect(problemsOf({ floor: '7' }, HallFilters)).toEqual({ floor: ['out_of_range|{"min":0,"max":5}'] });
  expect(read({ floor: '4', kind: 'large' }, HallFilters).floor).toBe(4);
});

it('validates fields of bodies in a query too', () => {
  expect(problemsOf({ kind: 'none', title: '' }, HallTextQuery)).toEqual({
    kind: ['one_of|{"values":["small","large"]}'],
    title: ['required'],
  });
});

it('requires a required parameter', () => {
  expect(problemsOf({}, HallDayQuery)).toEqual({ day: ['required'] });
  expect(problemsOf({ day: ' ' }, HallDayQuery)).toEqual({ day: ['required'] });
  expect(read({ day: '2026-05-09' }, HallDayQuery)).toEqual({ day: '2026-05-09' });
});

it('ignores names that the class or every object has', () => {
  const query = {
    pageRequest: '9',
    constructor: 'a',
    toString: 'b',
    page: { constructor: '1', page: '3' },
    other: { constructor: '1', toString: ['c'] },
  };
  expect({ ...read(query) }).toEqual({ page: { page: '3' }, floor: 1 });
  expect(read(query).pageRequest).toEqual({ page: 1, limit: 20 });
});

it('reads `page_size` as another name of the page size, and refuses two sizes', () => {
  expect(read({ page_size: '7' }).pageRequest.limit).toBe(7);
  expect(read({ page_size: '7', limit: '7', size: '7' }).pageRequest.limit).toBe(7);
  const problem = 'differs_from_alias|{"name":"limit"}';
  expect(problemsOf({ page_size: '7', limit: '8' })).toEqual({ page_size: [problem] });
});

it('reads the filters of another class with its pages', () => {
  class RoomQuery extends PageQuery({ sizeNames: ['limit'], default: 20, max: 100 }, HallDayQuery) {}
  const query = read({ day: '2026-05-09', page_size: '3' }, RoomQuery) as unknown as RoomQuery;
  expect({ day: query.day, ...query.pageRequest }).toEqual({ day: '2026-05-09', page: 1, limit: 3 });
  expect(problemsOf({ page_size: '3' }, RoomQuery)).toEqual({ day: ['required'] });
});
