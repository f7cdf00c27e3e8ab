import { type Failure, Refused } from 'quintet-clients/answers';
import { language } from '#kit/language';
import { Session, SESSION_OVER } from '#kit/session';
import type { Description, Operation } from './description';

/** Where this office is, such as `/food/office`, or `/office` on the host of the service. */
export const OFFICE = /^(.*?\/office)(?=\/|$)/.exec(location.pathname)?.[1] ?? '/office';
const SERVICE = OFFICE.slice(0, -'/office'.length);
/** Where the API of the service is, without `/api`. */
export const API_ADDRESS = `${location.origin}${SERVICE}`;

/** One for each service, as all of them may be at one origin. */
export const session = new Session(`office${SERVICE}`);

export type Data = Record<string, unknown>;

/** What an operation returns: the data, and what is next to them. */
export interface Answer {
  data: unknown;
  [extra: string]: unknown;
}

interface Call {
  path: string;
  query?: URLSearchParams;
  body?: unknown;
  /** Of a request that may be sent again; a new one when left out. */
  key?: string;
}

export async function send({ method, takesKey }: Pick<Operation, 'method' | 'takesKey'>, call: Call): Promise<Answer> {
  const query = call.query?.toString() ? `?${call.query}` : '';
  const isForm = call.body instanceof FormData;
  const headers: Record<string, string> = { 'Accept-Language': language() };
  const token = session.token();
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
  if (takesKey) headers['Idempotency-Key'] = call.key ?? crypto.randomUUID();
  if (call.body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  const response = await fetch(`${SERVICE}/api${call.path}${query}`, {
    method: method.toUpperCase(),
    headers,
    ...(call.body !== undefined && { body: isForm ? (call.body as FormData) : JSON.stringify(call.body) }),
  });
  const answer = (await response.json().catch(() => undefined)) as (Answer & Failure) | undefined;
  if (response.ok) return answer ?? { data: null };
  if (response.status === 401 && SESSION_OVER.includes(answer?.code ?? '')) session.end({ expired: true });
  throw new Refused(answer, response);
}

/** Keeps the key of a form while the same request is sent again; another request, and one after a success, gets a new one. */
export class RequestKey {
  private key = crypto.randomUUID();
  private request: string | undefined;

  of(request: unknown): string {
    const text = JSON.stringify(request);
    if (this.request !== undefined && this.request !== text) this.succeeded();
    this.request = text;
    return this.key;
  }

  succeeded(): void {
    this.key = crypto.randomUUID();
    this.request = undefined;
  }
}

export const read = (operation: Operation, path: string, query?: URLSearchParams): Promise<Answer> =>
  send(operation, { path, ...(query && { query }) });

export async function signIn(body: { email: string; password: string }): Promise<string> {
  const { data } = await send({ method: 'post' }, { path: '/auth/login', body });
  return (data as { access_token: string }).access_token;
}

/** What the office is drawn from, in the language of the reader. */
export async function readDescription(): Promise<Description> {
  const response = await fetch(`${OFFICE}/description.${language()}.json`);
  if (!response.ok) throw new Refused(undefined, response);
  return (await response.json()) as Description;
}

export interface Rows {
  rows: Data[];
  page: number;
  pages: number;
  total: number | undefined;
}

/** The rows of a list, whose page counts have several names. */
export function rowsOf({ result }: Operation, { data, ...extra }: Answer): Rows {
  const page = (result.rowsAt ? data : {}) as Data;
  const rows = (result.rowsAt ? page[result.rowsAt] : data) as unknown[];
  const facts: Data = { ...(extra['pagination'] as Data | undefined), ...page };
  const numberIn = (...names: string[]) =>
    names.map(name => facts[name]).find((value): value is number => typeof value === 'number');
  return {
    rows: (rows ?? []).map(row => (typeof row === 'object' && row !== null ? (row as Data) : { name: row })),
    page: numberIn('page', 'current_page') ?? 1,
    pages: numberIn('totalPages', 'total_pages', 'last_page') ?? 1,
    total: numberIn('total'),
  };
}
