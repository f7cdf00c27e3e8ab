import type { Type } from '@nestjs/common';
import { changeOf } from '../fields/change-of';
import { Many, Nested } from '../fields/shape-fields';
import { Text } from '../fields/text-fields';
import type { ServiceDefinition } from '../service/service-definition';
import { BodyPipe } from './body.pipe';
import type { Refusal } from './refusal';

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
