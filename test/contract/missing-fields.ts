type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Dotted paths of the sent fields that no single record of the response shows; positions in lists are left out of a path.
 * Of a list the record that shows most of the fields counts, so that its neighbours cannot stand in for it.
 */
export function missingFields(sent: Fields, response: unknown): string[] {
  const missing = recordsIn(response).map(record => missingIn(record, sent));
  const fields = (paths: string[]) => new Set(paths.map(path => path.split('.')[0])).size;
  return missing.toSorted((one, other) => fields(one) - fields(other))[0] ?? Object.keys(sent);
}

function recordsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  return isFields(value) ? [value, ...Object.values(value).flatMap(recordsIn)] : [];
}

function missingIn(record: Fields, sent: Fields): string[] {
  return Object.entries(sent).flatMap(([name, value]) => {
    const [closest = ['']] = valuesCalled(name, record)
      .map(shown => differences(value, shown))
      .toSorted((one, other) => one.length - other.length);
    return [...new Set(closest.map(path => name + path))];
  });
}

/** Values below the name, or of the record that an id names: `category_id: 3` is shown as `category: { id: 3 }`. */
function valuesCalled(name: string, response: unknown): unknown[] {
  if (!isFields(response)) return [];
  const record = response[name.replace(/_ids?$/, match => (match === '_ids' ? 's' : ''))];
  return [
    ...(name in response ? [response[name]] : []),
    ...(name.endsWith('_ids') && Array.isArray(record) ? [record.map(idOf)] : []),
    ...(name.endsWith('_id') && isFields(record) ? [record['id']] : []),
    ...Object.values(response).flatMap(inner => valuesCalled(name, inner)),
  ];
}

const idOf = (record: unknown): unknown => (isFields(record) ? record['id'] : record);

/** Paths at which the shown value is not the sent one; further fields of a shown object do not matter. */
function differences(sent: unknown, shown: unknown): string[] {
  if (Array.isArray(sent)) {
    if (!Array.isArray(shown) || shown.length !== sent.length) return [''];
    return sent.flatMap((entry, at) => differences(entry, shown[at]));
  }
  if (isFields(sent)) {
    if (!isFields(shown)) return [''];
    return Object.entries(sent).flatMap(([name, value]) =>
      differences(value, shown[name] ?? nested(name, shown)).map(path => `.${name}${path}`),
    );
  }
  const isInBothLanguages = isFields(shown) && shown['en'] === sent && shown['ar'] === sent;
  return sent === shown || isInBothLanguages || sameInstant(sent, shown) ? [] : [''];
}

const nested = (name: string, shown: Fields): unknown =>
  name.endsWith('_id') ? idOf(shown[name.slice(0, -3)]) : undefined;

const INSTANT = /^\d{4}-\d\d-\d\dT/;

const sameInstant = (sent: unknown, shown: unknown): boolean =>
  typeof sent === 'string' &&
  typeof shown === 'string' &&
  INSTANT.test(sent) &&
  INSTANT.test(shown) &&
  Date.parse(sent) === Date.parse(shown);
