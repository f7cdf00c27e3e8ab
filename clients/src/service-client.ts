import createClient, { type Client, type FetchOptions } from 'openapi-fetch';

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

type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

type PathsWith<Paths, Verb extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Verb, unknown> ? Path : never;
}[keyof Paths];

/** Parameters and body of an operation, whose types keep the names of the description. */
type Init<Operation> = Omit<FetchOptions<Operation>, 'body'> & Body<Operation>;

type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : Operation extends { requestBody?: never }
    ? { body?: never }
    : Operation extends { requestBody?: { content: infer Content } }
      ? { body?: Content[keyof Content] }
      : { body?: never };

/** Of an unknown path nothing but the path is reported. */
type Arguments<Paths, Verb extends Method, Path extends PathsWith<Paths, Verb>> = [PathsWith<Paths, Verb>] extends [
  Path,
]
  ? [init?: unknown]
  : object extends Init<OperationAt<Paths[Path], Verb>>
    ? [init?: Init<OperationAt<Paths[Path], Verb>>]
    : [init: Init<OperationAt<Paths[Path], Verb>>];

type OperationAt<Operations, Verb extends Method> = Operations extends Record<Verb, infer Found> ? Found : never;

type Success = 200 | 201 | 202 | 204;

type ContentOf<Answer> = Answer extends { content: { 'application/json': infer Content } } ? Content : never;

type Answer<Operation> = Operation extends { responses: infer Responses }
  ?
      | { data: ContentOf<Responses[keyof Responses & Success]>; error?: never; response: Response }
      | { data?: never; error: ContentOf<Responses[Exclude<keyof Responses, Success>]>; response: Response }
  : never;

/** A call names its path first. Names of parameters and fields that the operation does not have do not compile. */
type Call<Paths, Verb extends Method> = <Path extends PathsWith<Paths, Verb>>(
  path: Path,
  ...init: Arguments<Paths, Verb, Path>
) => Promise<Answer<OperationAt<Paths[Path], Verb>>>;

/** The client of openapi-fetch, whose calls also refuse names that an operation does not have. */
export interface ServiceClient<Paths extends object>
  extends Omit<Client<Paths, 'application/json'>, Uppercase<Method>> {
  GET: Call<Paths, 'get'>;
  PUT: Call<Paths, 'put'>;
  POST: Call<Paths, 'post'>;
  DELETE: Call<Paths, 'delete'>;
  PATCH: Call<Paths, 'patch'>;
}

export function serviceClient<Paths extends object>(options: ClientOptions): ServiceClient<Paths> {
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
  return client as unknown as ServiceClient<Paths>;
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
