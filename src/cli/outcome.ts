/** What a command came to: the sentences for people, and the same as data for `--json`. */
export interface Outcome {
  text: string;
  data: unknown;
  /** It was done, and what it found is bad. */
  isBad?: boolean;
}

/** The command was written in a way that cannot be carried out: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command was understood and is refused or failed, as the sentence says: exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Columns as wide as their widest entry. */
export function table(rows: readonly (readonly (string | number | undefined)[])[]): string {
  const texts = rows.map(row => row.map(cell => String(cell ?? '')));
  const widths = texts[0]?.map((_, at) => Math.max(...texts.map(row => row[at]!.length))) ?? [];
  return texts
    .map(row =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
