import { parseInstant } from './calendar';

export function instantOf(text: string | undefined): Date | undefined {
  const instant = text === undefined ? undefined : parseInstant(text);
  return instant && new Date(instant.epochMilliseconds);
}
