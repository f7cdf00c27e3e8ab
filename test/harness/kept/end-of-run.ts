/** Where Jest runs tests in its own process, that process would never end. */
export function onEndOfRun(close: () => Promise<void>): void {
  const { atEndOfRun } = globalThis as { atEndOfRun?: (close: () => Promise<void>) => void };
  atEndOfRun?.(close);
}
