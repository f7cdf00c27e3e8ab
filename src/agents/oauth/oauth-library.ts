import type { Log } from '#kit/log/log';

/** Marks a method of the console that is wrapped already. */
const WRAPPED = Symbol('notices go to the log');

/**
 * Loads the library of the authorization server, on first use. Node 20 lacks `URL.parse`, which it calls. Its notices, such as
 * that Node 20 is no runtime of its own choice, go to the log.
 */
export async function loadLibrary(log: Log) {
  provideUrlParse();
  sendWarningsTo(log);
  const { Provider, errors, interactionPolicy } = await import('oidc-provider');
  return { Provider, errors, interactionPolicy };
}

export type OAuthLibrary = Awaited<ReturnType<typeof loadLibrary>>;

/** `URL.parse` of Node 22. */
export function provideUrlParse(target: object = URL): void {
  if ('parse' in target) return;
  const parse = (url: string, base?: string) => (URL.canParse(url, base) ? new URL(url, base) : null);
  Object.defineProperty(target, 'parse', { value: parse, writable: true, configurable: true });
}

/** The library writes its notices to the console, and has no other way. */
function sendWarningsTo(log: Log): void {
  for (const name of ['info', 'warn'] as const) {
    const write = console[name];
    if (WRAPPED in write) continue;
    const wrapped = (...values: unknown[]) => {
      const [first] = values;
      const [, text] = typeof first === 'string' ? (/oidc-provider (?:NOTICE|WARNING): (.*)/.exec(first) ?? []) : [];
      if (text === undefined) write.apply(console, values);
      else log.debug(`authorization server: ${text}`);
    };
    console[name] = Object.assign(wrapped, { [WRAPPED]: true });
  }
}
