/** Names no answer may carry at any depth: what is stored to check people, and what only a developer should see. */
const FORBIDDEN_KEYS = new Set([
  'password',
  'password_hash',
  'hashed_password',
  'hash',
  'secret',
  'secret_hash',
  'key_hash',
  'token_hash',
  'client_token_hash',
  'token_version',
  'search_text',
  'stack',
  'sql',
  'query',
  'driver_error',
  'constraint',
]);

const FORBIDDEN_VALUES: Record<string, RegExp> = {
  'a bcrypt hash': /\$2[aby]?\$\d{2}\$/,
  'a stack trace': /\n\s+at .+[:(]\d+/,
  'a path of the installation': /node_modules|\/(src|dist)\/[\w/.-]+\.(ts|js)\b/,
  'a database statement': /\b(SELECT\s.+\sFROM|INSERT\s+INTO|DELETE\s+FROM|UPDATE\s.+\sSET)\s/s,
  'a database error':
    /violates [\w-]+ constraint|relation ".+" does not exist|syntax error at or near|invalid input syntax/,
  'an address with credentials': /\b(postgres(ql)?|smtps?|redis):\/\//,
  "a processor's secret": /\b(sk|rk)_(live|test)_|\bwhsec_/,
};

/** Shown once, to the account that makes an endpoint or turns its secret. */
const WEBHOOK_SECRET = { place: 'data.secret', pattern: /^whsec_[A-Za-z0-9+/]{43}=$/ };

const ANY_VALUE = new RegExp(
  Object.values(FORBIDDEN_VALUES)
    .map(({ source }) => source)
    .join('|'),
  's',
);

/** Throws, naming the place, when an answer carries a secret or the inside of the program. */
export function assertNoLeak(body: unknown): void {
  if (!mayLeak(body)) return;
  const leaks = [...leaksIn(body, '')];
  if (leaks.length > 0) throw new Error(`The answer leaks:\n${leaks.map(leak => `  ${leak}`).join('\n')}`);
}

/** Finds what `leaksIn` finds and a little more, in a fraction of the time. */
function mayLeak(value: unknown): boolean {
  if (typeof value === 'string') return ANY_VALUE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(mayLeak);
  return Object.entries(value).some(([key, inner]) => isForbidden(key) || mayLeak(inner));
}

function* leaksIn(value: unknown, path: string): Generator<string> {
  if (typeof value === 'string') {
    for (const [what, pattern] of Object.entries(FORBIDDEN_VALUES)) {
      if (pattern.test(value)) yield `${path || 'the body'} holds ${what}`;
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const place = path ? `${path}.${key}` : key;
    if (place === WEBHOOK_SECRET.place && WEBHOOK_SECRET.pattern.test(String(inner))) continue;
    if (isForbidden(key) && !namesWrongFields(path)) yield place;
    yield* leaksIn(inner, place);
  }
}

const inSnakeCase = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();

const isForbidden = (key: string): boolean =>
  FORBIDDEN_KEYS.has(key) || (/[A-Z]/.test(key) && FORBIDDEN_KEYS.has(inSnakeCase(key)));

/** The keys of `errors` and `codes` are the names of fields the client sent. */
const namesWrongFields = (path: string): boolean => path === 'errors' || path === 'codes';
