import { getMetadataStorage } from 'class-validator';

/**
 * class-validator looks for the rules of a class among those of every class of the process, and again for every object it
 * checks. A class has all its rules once it is declared, so what was found is kept.
 */
export function keepFoundRules(): void {
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const found = new Map<unknown, ReturnType<typeof find>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups?.length) return find(target, schema, always, strictGroups, groups);
    const known = found.get(target) ?? find(target, schema, always, strictGroups, groups);
    found.set(target, known);
    return known;
  };
}
