import { parseInstant } from './calendar';

/** An instant of a body, which was checked, as columns take it. */
export function instantOf(text: string | undefined): Date | undefined {
  const instant = text === undefined ? undefined : parseInstant(text);
  return instant && new Date(instant.epochMilliseconds);
}
