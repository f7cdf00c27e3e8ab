import { getMetadataStorage, validateSync } from 'class-validator';
import { cacheRulesOfClasses } from './rule-cache';
import { Text } from './text-fields';

let comparisons = 0;

/** Counts how often class-validator compares a class with it. */
class Registered {
  @Text()
  name: string;

  static [Symbol.hasInstance](): boolean {
    comparisons += 1;
    return false;
  }
}

class Parent {
  @Text()
  title: string;
}

class Child extends Parent {
  @Text()
  override title: string;

  @Text()
  subtitle: string;
}

const invalidFields = (body: object) => validateSync(body).map(({ property }) => property);

it('searches the inherited rules of a class once', () => {
  cacheRulesOfClasses();
  expect(invalidFields(new Child())).toEqual(['title', 'subtitle']);
  expect(comparisons).toBe(1);
  expect(invalidFields(Object.assign(new Child(), { title: 'Soup' }))).toEqual(['subtitle']);
  expect(comparisons).toBe(1);
});

it('keeps the rules of classes apart', () => {
  expect(invalidFields(new Parent())).toEqual(['title']);
  expect(invalidFields(new Registered())).toEqual(['name']);
});

it('groups the rules of a class by property once', () => {
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(Child, '', false, false);
  expect(Object.keys(storage.groupByPropertyName(rules))).toEqual(['title', 'subtitle']);
  expect(storage.groupByPropertyName(rules)).toBe(storage.groupByPropertyName(rules));
});
