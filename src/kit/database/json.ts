/** An instant inside a JSON value, written as answers write instants: ISO 8601 in UTC with a `Z`. */
export const utcText = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
