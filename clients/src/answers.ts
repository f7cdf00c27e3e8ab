/** What every refusal has. Its `code` is of those that the operation lists. */
export interface Failure {
  success: false;
  /** A sentence for the reader, or a key, as the service has it. */
  message: string;
  /** What failed, in no language. */
  code: string;
  /** The sentence for the reader, where `message` is a key. */
  text?: string;
  /** Sentences by field. */
  errors?: Record<string, string[]>;
  /** The same problems to branch on, with their values. */
  codes?: Record<string, ({ code: string } & Record<string, unknown>)[]>;
}

/** What a call of a client comes back with. */
export interface Result<Data, Refusal extends Failure> {
  data?: { data: Data };
  error?: Refusal;
  response: Response;
}

/** A call that was refused. `code` is `unreadable` where something in between answered and not the service. */
export class Refused<Refusal extends Failure = Failure> extends Error {
  override readonly name = 'Refused';
  readonly code: Refusal['code'] | 'unreadable';
  readonly status: number;
  /** When it may be tried again, where the service says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly failure: Refusal | undefined,
    { status, headers }: Response,
  ) {
    super(failure?.message ?? `The service answered ${status}.`);
    this.code = failure?.code ?? 'unreadable';
    this.status = status;
    this.retryAfterSeconds = Number(headers.get('Retry-After')) || undefined;
  }
}

/** The `data` of an answer; throws `Refused` when there is none. `await dataOf(food.GET('/api/categories'))` */
export async function dataOf<Data, Refusal extends Failure>(
  call: Result<Data, Refusal> | Promise<Result<Data, Refusal>>,
): Promise<Data> {
  const { data, error, response } = await call;
  if (response.ok && data !== undefined) return data.data;
  throw new Refused(isFailure(error) ? error : undefined, response);
}

/** Whatever stands between may answer in its own words. */
const isFailure = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error;
