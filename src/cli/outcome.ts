/** Result of a command: text for the terminal, and the same as data for `--json`. */
export interface Outcome {
  text: string;
  data: unknown;
  /** The command ran and found problems: exit code 1. */
  isBad?: boolean;
}

/** Wrong arguments: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command was refused or failed: exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Formats rows as aligned columns. */
export function table(rows: readonly (readonly (string | number | undefined)[])[]): string {
  const texts = rows.map(row => row.map(cell => String(cell ?? '')));
  const widths = texts[0]?.map((_, column) => Math.max(...texts.map(row => row[column]!.length))) ?? [];
  return texts
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
