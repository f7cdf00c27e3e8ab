import { parseInstant } from './calendar';

/** Converts a validated instant of a request to a column value. */
export function instantOf(text: string | undefined): Date | undefined {
  const instant = text === undefined ? undefined : parseInstant(text);
  return instant && new Date(instant.epochMilliseconds);
}
