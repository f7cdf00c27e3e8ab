import createClient, { type Client } from 'openapi-fetch';

export interface ClientOptions {
  /** Where the service is, without `/api`: `https://api.example.com/food`, or a host of its own. */
  baseUrl: string;
  /** A sign-in token, or what answers the one there is now; nobody is signed in without one. */
  token?: string | (() => string | undefined);
  /** The language of sentences, and of texts that come in one language; a function is called for each request. */
  language?: 'en' | 'ar' | (() => 'en' | 'ar');
  /** Hears what a call should know although it was answered; the console does where this is left out. */
  onWarning?: (warning: ClientWarning) => void;
  /** Instead of the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Something to look at in the code that made the call. */
export interface ClientWarning {
  /** `idempotency_mismatch`: the key or token was used before with another body, whose answer came back. */
  code: 'idempotency_mismatch';
  message: string;
  method: string;
  url: string;
}

export function serviceClient<Paths extends object>(options: ClientOptions): Client<Paths, 'application/json'> {
  const { baseUrl, token, language, fetch, onWarning = warnOnConsole } = options;
  const client = createClient<Paths, 'application/json'>({
    baseUrl: baseUrl.replace(/\/$/, ''),
    fetch,
    bodySerializer,
  });
  client.use({
    onRequest: ({ request }) => {
      const current = typeof token === 'function' ? token() : token;
      if (current !== undefined) request.headers.set('Authorization', `Bearer ${current}`);
      const spoken = typeof language === 'function' ? language() : language;
      if (spoken !== undefined) request.headers.set('Accept-Language', spoken);
    },
    onResponse: ({ request: { method, url }, response }) => {
      if (response.headers.get('Idempotency-Mismatch') !== 'true') return;
      const message = `${method} ${url}: this key or token was used before with another body. The first answer came back and this body was not taken; make a new key or token for it.`;
      onWarning({ code: 'idempotency_mismatch', message, method, url });
    },
  });
  return client;
}

const warnOnConsole = ({ message }: ClientWarning): void => console.warn(message);

/** A body with a file goes as a form, any other as JSON. */
function bodySerializer(body: unknown): string | FormData {
  const fields = Object.entries(body ?? {});
  if (fields.every(([, value]) => !(value instanceof Blob))) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields)
    if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}
