import { examplesOf } from '#host/description/api-description';
import type { Document, Operation } from '#kit/openapi/document';
import { operationsOf } from '#kit/openapi/document';
import type { Example } from '#kit/service/examples';
import type { HostedService } from '#host/service/hosted-service';
import type { TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { startWithDemo } from '../harness/demo-template';

/** The first demo account of each audience, and where it signs in. */
export const ACCOUNTS: Record<string, { path: string; name: string }> = {
  staff: { path: '/api/auth/login', name: '' },
  customer: { path: '/api/auth/customer/login', name: 'customer' },
  student: { path: '/api/users/auth/login', name: 'student' },
};

/** Operations that take rights away come late, those that end a token last. */
const LATE = /Staff_change$|setPassword|replaceRoles|replacePermissions|Roles_change/;
const LAST = /changePassword|close/;

const rank = (name = '') => (LAST.test(name) ? 2 : LATE.test(name) ? 1 : 0);

/** A service with its demo data, its description and its examples. */
export class DemoWorld {
  private readonly clients = new Map<string, Client>();
  private madeExamples: ReturnType<typeof examplesOf> | undefined;

  private constructor(
    readonly hosted: HostedService,
    readonly service: TestService,
    readonly document: Document,
  ) {}

  /** Its clock stands still, so that limits of a minute would never end. */
  static async start(hosted: HostedService, environment: Record<string, string> = {}): Promise<DemoWorld> {
    const service = await startWithDemo(hosted, { RATE_LIMIT_LOGIN: '100000', ...environment });
    return new DemoWorld(hosted, service, service.document as unknown as Document);
  }

  close = async (): Promise<void> => this.service.close();

  /** Relative to the moment at which the clock of the world stands. */
  examples(): ReturnType<typeof examplesOf> {
    this.madeExamples ??= examplesOf(this.hosted.definition, this.service.clock);
    return this.madeExamples;
  }

  /** In an order in which every example works. */
  operations() {
    return operationsOf(this.document).toSorted(
      (one, other) => rank(one.operation.operationId) - rank(other.operation.operationId),
    );
  }

  async send(method: string, path: string, operation: Operation, example: Example, body: unknown) {
    const { caller, at } = await this.addressed(path, operation, example);
    return caller.send(method, at, body as object);
  }

  /** The caller of an example, and the address with the values that were prepared for it. */
  async addressed(path: string, operation: Operation, example: Example): Promise<{ caller: Client; at: string }> {
    const caller = await this.callerOf(operation, example);
    const values = { ...example.path, ...(await this.prepared(caller, example)) };
    const at = path.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
    const query = new URLSearchParams(example.query).toString();
    return { caller: caller.with(example.headers ?? {}), at: at + (query && `?${query}`) };
  }

  async callerOf({ security }: Operation, { as }: Example): Promise<Client> {
    const audience = Object.keys(security?.at(-1) ?? {})[0];
    if (!audience || as === '') return this.service.anonymous;
    const { path, name: own } = ACCOUNTS[audience]!;
    const account = as ?? (own || this.hosted.definition.demoAccounts![0]!.email.split('@')[0]!);
    const known = this.clients.get(`${audience} ${account}`);
    if (known) return known;
    const client = this.service.anonymous.as(await this.tokenOf(path, account));
    this.clients.set(`${audience} ${account}`, client);
    return client;
  }

  /** Signs in at a path. @param account name before the @ */
  async tokenOf(path: string, account: string): Promise<string> {
    const email = `${account}@${this.hosted.definition.name}.example`;
    const sent = { email, password: this.service.configuration.demoPassword };
    const { data } = (await this.service.anonymous.post(path, sent)).body;
    return data.access_token ?? data.token;
  }

  private async prepared(caller: Client, { after }: Example): Promise<Record<string, string | number>> {
    if (!after) return {};
    const answer = await caller.send(after.method, after.path, after.body as object);
    const value = after.value
      .split('.')
      .reduce<unknown>((held, key) => (held as Record<string, unknown> | undefined)?.[key], answer.body.data);
    return { [after.parameter]: value as string | number };
  }
}
