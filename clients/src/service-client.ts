import createClient, { type Client } from 'openapi-fetch';

export interface ClientOptions {
  /** Where the service is, without `/api`: `https://api.example.com/food`, or a host of its own. */
  baseUrl: string;
  /** A sign-in token, or what answers the one there is now; nobody is signed in without one. */
  token?: string | (() => string | undefined);
  /** The language of sentences, and of texts that come in one language. */
  language?: 'en' | 'ar';
  /** Instead of the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>;
}

export function serviceClient<Paths extends object>(options: ClientOptions): Client<Paths, 'application/json'> {
  const { baseUrl, token, language, fetch } = options;
  const client = createClient<Paths, 'application/json'>({
    baseUrl: baseUrl.replace(/\/$/, ''),
    fetch,
    bodySerializer,
  });
  client.use({
    onRequest: ({ request }) => {
      const current = typeof token === 'function' ? token() : token;
      if (current !== undefined) request.headers.set('Authorization', `Bearer ${current}`);
      if (language !== undefined) request.headers.set('Accept-Language', language);
    },
  });
  return client;
}

/** A body with a file goes as a form, any other as JSON. */
function bodySerializer(body: unknown): string | FormData {
  const fields = Object.entries(body ?? {});
  if (fields.every(([, value]) => !(value instanceof Blob))) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields)
    if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}
