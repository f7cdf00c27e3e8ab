/** SQL that formats a timestamp inside a JSON value as responses do: ISO 8601 in UTC with `Z`. */
export const utcText = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The row with these instants, which are text inside a JSON value, as dates. */
export function withDates<Row extends object, Key extends keyof Row>(row: Row, ...keys: Key[]): Row {
  const dates = keys.map(key => [key, row[key] == null ? null : new Date(row[key] as string)]);
  return { ...row, ...(Object.fromEntries(dates) as Pick<Row, Key>) };
}
