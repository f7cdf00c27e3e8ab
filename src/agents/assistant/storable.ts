/** Removes what Postgres cannot store from texts of a model: NUL and unpaired surrogates. */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');

export function storableData<Data>(data: Data): Data {
  return JSON.parse(
    JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? storableText(value) : value)),
  ) as Data;
}
