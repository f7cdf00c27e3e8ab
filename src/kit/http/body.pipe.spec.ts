import { applyDecorators, type Type } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { fc } from '../../../test/harness/fast-check';
import { RUNS_ALL_TRIALS, trials } from '../../../test/harness/trials';
import { changeOf } from '../fields/change-of';
import { Amount, Flag, Whole } from '../fields/number-fields';
import { BilingualField, Caption, JsonObject, Nested } from '../fields/shape-fields';
import { Email, OneOf, Phone, SameAs, Text } from '../fields/text-fields';
import type { ServiceDefinition } from '../service/service-definition';
import { BodyPipe } from './body.pipe';
import { Refusal } from '../refusals/refusal';

class Choice {
  @Text()
  name: string;
}

class Line {
  @Nested(() => Choice, { list: { max: 2 }, optional: true })
  choices?: Choice[];
}

class Basket {
  @Nested(() => Line, { list: { min: 1, max: 3 } })
  lines: Line[];

  @Nested(() => Line, { optional: true })
  gift?: Line;
}

class LaterBasket extends Basket {}
class ChangedBasket extends changeOf(Basket) {}

const strict = new BodyPipe({ unknownBodyFields: 'refuse' } as ServiceDefinition);
const lenient = new BodyPipe({ unknownBodyFields: 'ignore' } as ServiceDefinition);

const read = <Body>(body: object, metatype: Type<Body>, pipe = strict) =>
  pipe.transform(body, { type: 'body', metatype }) as Body;

/** The errors of a refused body; undefined for an accepted one. */
function problemsOf(body: object, metatype: Type = Basket): object | undefined {
  try {
    read(body, metatype);
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.detail?.errors;
    throw thrown;
  }
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
])('%s that is too long is refused without a look at its items', (_, metatype, path, bodyWith) => {
  const { item, looks } = watched();
  const max = path === 'lines' ? 3 : 2;
  const min = path === 'lines' ? 1 : 0;
  const problems = problemsOf(bodyWith(Array.from({ length: 4 }, () => item)), metatype);
  expect(problems).toEqual({ [path]: [`list|{"min":${min},"max":${max}}`] });
  expect(looks()).toBe(0);
});

it('looks at the items of a list that fits', () => {
  expect(problemsOf({ lines: [{ choices: [{ name: 'a' }, { name: '' }] }] })).toEqual({
    'lines.0.choices.1.name': ['required'],
  });
  expect(problemsOf({ lines: [{}, {}, {}], gift: {} })).toBeUndefined();
});

it('refuses names that every object has', () => {
  const body = JSON.parse('{"__proto__": {}, "lines": [{"constructor": 1}]}') as object;
  expect(Object.entries(problemsOf(body) as object)).toEqual([
    ['__proto__', ['unknown_field']],
    ['lines.0.constructor', ['unknown_field']],
  ]);
});

it('tells fifty problems and looks for no more', () => {
  const lines = Array.from({ length: 3 }, () => ({ choices: [{ name: '' }, { name: '' }] }));
  const unknown = Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`unknown${at}`, at]));
  expect(Object.keys(problemsOf({ lines, ...unknown }) as object)).toHaveLength(50);
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

  @Nested(() => Guest, { list: { max: 3 }, optional: true })
  guests?: Guest[];

  @Whole({ min: 1, max: 9 })
  seats: number;

  @Amount({ nullable: true })
  budget: number | null;

  @Flag({ optional: true })
  outside?: boolean;

  @OneOf(['lunch', 'dinner'], { optional: true })
  meal?: string;

  @Text({ list: true, optional: true })
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
const RIGHT = { host: { name: 'Sara' }, seats: 2, budget: null, note: 'Bring water', hall: 'Garden' };
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
])('%s at random is refused by its own fields, or accepted as it would be accepted again', (_, shape, fields) => {
  const names = new Set(Object.keys(fields));
  const right = Object.fromEntries(Object.entries(RIGHT).filter(([name]) => names.has(name)));
  let accepted = 0;
  fc.assert(
    fc.property(fieldsOf(fields), sent => {
      const body = JSON.stringify(sent);
      const problems = problemsOf(JSON.parse(body) as object, shape);
      if (problems) {
        expect(Object.keys(problems).filter(path => !names.has(path.split('.')[0]!))).toEqual([]);
        return;
      }
      accepted += 1;
      const made = read(JSON.parse(body) as object, shape);
      expect(made).toBeInstanceOf(shape);
      expect(read(JSON.parse(JSON.stringify(made)) as object, shape)).toEqual(made);
    }),
    { numRuns: trials(1000), examples: [[right]] },
  );
  expect(accepted).toBeGreaterThan(RUNS_ALL_TRIALS ? 2 : 0);
});

it.each<[string, Type<object>, object, object]>([
  [
    'an optional field, also in objects and lists',
    Party,
    { host: { name: 'Sara', again: null }, seats: 2, budget: 1, outside: null, meal: null, wishes: null, about: null },
    { host: { name: 'Sara' }, seats: 2, budget: 1 },
  ],
  [
    'fields of the objects of a list',
    Party,
    { host: { name: 'Sara' }, seats: 2, budget: 1, guests: [{ name: 'Lee', again: null }], title: null },
    { host: { name: 'Sara' }, seats: 2, budget: 1, guests: [{ name: 'Lee' }] },
  ],
  ['a list of objects', Basket, { lines: [{ choices: null }], gift: null }, { lines: [{}] }],
  ['a field of a change', PartyChange, { outside: null, guests: null, seats: 3 }, { seats: 3 }],
  [
    'a missing language',
    Party,
    { host: { name: 'a' }, seats: 1, budget: 1, note: { en: 'b', ar: null } },
    {
      host: { name: 'a' },
      seats: 1,
      budget: 1,
      note: { en: 'b' },
    },
  ],
])('reads null as left out: %s', (_, shape, sent, body) => {
  expect(JSON.parse(JSON.stringify(read(sent, shape)))).toEqual(body);
});

it('keeps null where it clears a field', () => {
  const guest = { name: 'Sara', email: null, phone: null };
  expect(read({ budget: null, note: null }, PartyChange)).toEqual({ budget: null, note: null });
  expect(read({ host: guest, seats: 1, budget: null }, Party)).toMatchObject({ host: guest, budget: null });
});

it.each<[Type<object>, object, string]>([
  [Party, { host: { name: null } }, 'host.name'],
  [Party, { host: null }, 'host'],
  [Party, { seats: null }, 'seats'],
  [Party, { guests: [{ name: null }] }, 'guests.0.name'],
  [PartyChange, { seats: null }, 'seats'],
  [Basket, { lines: null }, 'lines'],
])('refuses null in a required field: %p %j', (shape, sent, field) => {
  const rest = shape === Party ? { host: { name: 'Sara' }, seats: 2, budget: 1 } : {};
  expect(problemsOf({ ...rest, ...sent }, shape)).toEqual({ [field]: expect.arrayContaining(['required']) as unknown });
});

it('refuses null in place of an object of a list', () => {
  expect(problemsOf({ lines: [null] })).toMatchObject({ lines: expect.any(Array) as unknown });
});

it.each(['\u200b', '\u3164', '\u2800\u00ad', ' \ufeff\u2060 '])('refuses %j in a required text', name => {
  expect(problemsOf({ host: { name }, seats: 1, budget: 1 }, Party)).toEqual({ 'host.name': ['required'] });
  expect(problemsOf({ ...RIGHT, hall: undefined, wishes: [name] }, LargeParty)).toEqual({
    hall: ['required'],
    wishes: ['texts|{"max":255}'],
  });
});

it('keeps the joiners of words and emoji', () => {
  const name = 'می\u200cخواهم 👨\u200d👩\u200d👧';
  expect(read({ name: ` ${name} ` }, Guest).name).toBe(name);
});

it('makes instances of nested classes, with changed texts', () => {
  const { lines } = read({ lines: [{ choices: [{ name: ' a ' }] }, {}], gift: {} }, Basket);
  expect(lines[0]?.choices?.[0]).toBeInstanceOf(Choice);
  expect(lines[0]?.choices?.[0]?.name).toBe('a');
});

it('drops unknown fields and inherited names where the service ignores them', () => {
  const body = JSON.parse(
    `{"__proto__": {"seats": 1}, "constructor": 1, "other": {"constructor": 1, "toString": 2},
      "lines": [{"toString": 1, "other": [{"constructor": {"prototype": 1}}]}]}`,
  ) as object;
  expect(JSON.stringify(read(body, Basket, lenient))).toBe('{"lines":[{}]}');
});

it('returns a body without a class as it was sent', () => {
  const draft = { name: { constructor: 'Soup' } };
  expect(read(draft, Object, lenient)).toEqual({ name: { constructor: 'Soup' } });
});

it.each([[[]], ['text'], [1], [true]])('refuses %j, which is no object', sent => {
  expect(problemsOf(sent as object)).toEqual({ body: ['object'] });
});
