import { getMetadataStorage } from 'class-validator';

/**
 * Looks up and groups the rules of a class once. class-validator does both for every object, among all classes of the process,
 * although the rules of a class never change after its first object.
 */
export function cacheRulesOfClasses(): void {
  const storage = getMetadataStorage();
  const search = storage.getTargetValidationMetadatas.bind(storage);
  const found = new WeakMap<object, ReturnType<typeof search>>();
  storage.getTargetValidationMetadatas = (target, ...options) => {
    const rules = found.get(target) ?? search(target, ...options);
    found.set(target, rules);
    return rules;
  };
  const group = storage.groupByPropertyName.bind(storage);
  const grouped = new WeakMap<object, ReturnType<typeof group>>();
  storage.groupByPropertyName = rules => {
    const byProperty = grouped.get(rules) ?? group(rules);
    grouped.set(rules, byProperty);
    return byProperty;
  };
}
