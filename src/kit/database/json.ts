/** SQL that formats a timestamp inside a JSON value as responses do: ISO 8601 in UTC with `Z`. */
export const utcText = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
