import { applyDecorators, Body, Controller, Headers, Param, Post, Query, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { plainToInstance, Transform } from 'class-transformer';
import { validateSync } from 'class-validator';
import * as fc from 'fast-check';
import { changeOf } from '../fields/change-of';
import { Amount, Flag, Whole } from '../fields/number-fields';
import { BilingualField, Caption, JsonObject, Many, Nested, Texts } from '../fields/shape-fields';
import { Email, OneOf, Phone, SameAs, Text } from '../fields/text-fields';
import type { ServiceDefinition } from '../service/service-definition';
import { BodyPipe } from './body.pipe';
import { readBody } from './body-reader';
import { checkBodiesAndQueries } from './parameter-pipes';
import type { Refusal } from '../refusals/refusal';

class Choice {
  @Text()
  name: string;
}

class Line {
  @Many(() => Choice, { max: 2, optional: true })
  choices?: Choice[];
}

class Basket {
  @Many(() => Line, { min: 1, max: 3 })
  lines: Line[];

  @Nested(() => Line, { optional: true })
  gift?: Line;
}

class LaterBasket extends Basket {}
class ChangedBasket extends changeOf(Basket) {}

const pipe = new BodyPipe({ unknownBodyFields: 'refuse' } as ServiceDefinition);

async function problemsOf(body: object, metatype: Type = Basket): Promise<unknown> {
  const thrown: unknown = await pipe.transform(body, { type: 'body', metatype }).catch((failure: unknown) => failure);
  return (thrown as Refusal).detail?.errors;
}

/** An item that counts how often it is looked at. */
function watched() {
  let looks = 0;
  const item = new Proxy(
    {},
    { get: () => void (looks += 1), ownKeys: () => ((looks += 1), []), has: () => ++looks > 0 },
  );
  return { item, looks: () => looks };
}

it.each([
  ['a list', Basket, 'lines', (items: object[]) => ({ lines: items })],
  ['a list of a list', Basket, 'lines.1.choices', (items: object[]) => ({ lines: [{}, { choices: items }] })],
  ['a list of an object', Basket, 'gift.choices', (items: object[]) => ({ lines: [{}], gift: { choices: items } })],
  ['a list of a change', ChangedBasket, 'lines', (items: object[]) => ({ lines: items })],
  ['an inherited list', LaterBasket, 'lines', (items: object[]) => ({ lines: items })],
])('%s that is too long is refused without a look at its items', async (_, metatype, path, bodyWith) => {
  const { item, looks } = watched();
  const max = path === 'lines' ? 3 : 2;
  const min = path === 'lines' ? 1 : 0;
  const problems = await problemsOf(bodyWith(Array.from({ length: 4 }, () => item)), metatype);
  expect(problems).toEqual({ [path]: [`list|{"min":${min},"max":${max}}`] });
  expect(looks()).toBe(0);
});

it('looks at the items of a list that fits', async () => {
  expect(await problemsOf({ lines: [{ choices: [{ name: 'a' }, { name: '' }] }] })).toEqual({
    'lines.0.choices.1.name': ['required'],
  });
  expect(await problemsOf({ lines: [{}, {}, {}], gift: {} })).toBeUndefined();
});

it('refuses names that every object has', async () => {
  const body = JSON.parse('{"__proto__": {}, "lines": [{"constructor": 1}]}') as object;
  expect(Object.entries((await problemsOf(body)) as object)).toEqual([
    ['__proto__', ['unknown_field']],
    ['lines.0.constructor', ['unknown_field']],
  ]);
});

it('tells fifty problems and looks for no more', async () => {
  const lines = Array.from({ length: 3 }, () => ({ choices: [{ name: '' }, { name: '' }] }));
  const unknown = Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`unknown${at}`, at]));
  expect(Object.keys((await problemsOf({ lines, ...unknown })) as object)).toHaveLength(50);
});

const BlankIsNull = () => Transform(({ value }: { value: unknown }) => (value === '' ? null : value));

class Guest {
  @Text()
  name: string;

  @Email({ optional: true, nullable: true })
  email?: string | null;

  @applyDecorators(BlankIsNull(), Phone({ optional: true, nullable: true }))
  phone?: string | null;

  @SameAs('name', { optional: true })
  again?: string;
}

class Party {
  @Nested(() => Guest)
  host: Guest;

  @Many(() => Guest, { max: 3, optional: true })
  guests?: Guest[];

  @Whole({ min: 1, max: 9 })
  seats: number;

  @Amount({ nullable: true })
  budget: number | null;

  @Flag({ optional: true })
  outside?: boolean;

  @OneOf(['lunch', 'dinner'], { optional: true })
  meal?: string;

  @Texts({ optional: true })
  wishes?: string[];

  @JsonObject({ optional: true })
  about?: object;

  @BilingualField({ optional: true })
  title?: object;

  @Caption({ max: 20 })
  note?: object;
}
class PartyChange extends changeOf(Party, 'host') {}
class LargeParty extends Party {
  @Text({ max: 10 })
  hall: string;
}

const mostly = <Value>(right: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 60, arbitrary: right },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, undefined, '', ' ', 0, -1, 1.005, true, [], {}, [null]) },
  );
const often = <Value>(usual: Value, ...others: Value[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
const fieldsOf = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, mostly(field)])), {
    requiredKeys: Object.keys(fields).slice(0, 3),
  });
const guest = fieldsOf({
  name: fc.constantFrom('Sara', ' Lee ', 'x'),
  phone: often('+1 212 555 0142', '', ' 12345'),
  email: often(' Sara@Example.com', null),
  again: fc.constantFrom('Sara', 'Lee', 'x'),
});
const bilingual = fc.record({ en: mostly(fc.constant('Soup')), ar: mostly(fc.constant('شوربة')) });
const host = { host: guest };
const party = {
  seats: fc.integer({ min: 1, max: 10 }),
  budget: fc.constantFrom(12.5, null),
  guests: fc.array(mostly(guest), { maxLength: 3 }),
  outside: fc.boolean(),
  meal: fc.constantFrom('lunch', 'dinner'),
  wishes: fc.array(fc.constantFrom('a', ' b'), { maxLength: 3 }),
  title: bilingual,
  note: fc.oneof(bilingual, fc.constant(' Bring water ')),
};

it.each<[string, Type<object>, Record<string, fc.Arbitrary<unknown>>]>([
  ['a body', Party, { ...host, ...party }],
  ['a body with objects of any names', Party, { ...host, ...party, about: fc.constantFrom({}, { a: [{ b: 1 }] }) }],
  ['a change', PartyChange, party],
  ['an inherited body', LargeParty, { hall: fc.constantFrom('Garden', 'Hall'), ...host, ...party }],
])('%s that is read in one go is what the two libraries make of it', (_, shape, fields) => {
  let read = 0;
  fc.assert(
    fc.property(fieldsOf(fields), sent => {
      const body = JSON.parse(JSON.stringify(sent)) as Record<string, unknown>;
      const made = readBody(shape, body);
      if (!made) return;
      read += 1;
      const checked = plainToInstance(shape, body);
      expect(validateSync(checked, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true })).toEqual(
        [],
      );
      expect(made).toStrictEqual(checked);
      expect(JSON.stringify(made)).toBe(JSON.stringify(checked));
    }),
    { numRuns: 1000 },
  );
  expect(read).toBeGreaterThan(2);
});

it('reads a plain basket in one go', () => {
  const lines = [{ choices: [{ name: ' a ' }] }, {}];
  const read = readBody(Basket, { lines, gift: {} });
  expect(read).toBeInstanceOf(Basket);
  expect(read?.lines[0]?.choices?.[0]).toBeInstanceOf(Choice);
  expect(read?.lines[0]?.choices?.[0]?.name).toBe('a');
});

it('stands before bodies and queries, those of a class above among them, once, and before no other parameter', () => {
  class Shared {
    @Post()
    place(@Body() _body: Basket, @Query() _query: object, @Param('id') _id: string, @Headers('a') _header: string) {}
  }
  @Controller()
  class Baskets extends Shared {}
  @Controller()
  class LaterBaskets extends Shared {}

  checkBodiesAndQueries([Baskets, LaterBaskets]);
  checkBodiesAndQueries([Baskets]);

  const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, Baskets, 'place') as Record<string, { pipes: unknown[] }>;
  const pipes = Object.entries(parameters).map(([kind, { pipes }]) => [kind.split(':')[0], pipes]);
  expect(Object.fromEntries(pipes)).toEqual({ 3: [BodyPipe], 4: [BodyPipe], 5: [], 6: expect.anything() });
});
