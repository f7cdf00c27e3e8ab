import dns from 'node:dns/promises';
import { Socket } from 'node:net';
import { Tokens } from '#kit/access/tokens';
import { operationsOf } from '#kit/openapi/document';
import type { Document, Operation, Schema } from '#kit/openapi/document';
import { examplesOf } from '#host/description/api-description';
import { listOf } from '#host/description/examples';
import type { HostedService } from '#host/service/hosted-service';
import type { TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { demoCaller, startDemo } from './demo';

/** What visitors must leave as it is. */
const PROTECTED: Record<string, string> = {
  account: `SELECT account.email, password_hash, token_version, is_verified, scope_id, deleted_at,
    ARRAY(SELECT role_id FROM account_role WHERE account_id = account.id ORDER BY 1) AS roles,
    ARRAY(SELECT DISTINCT unnest(role.permissions) FROM account_role held JOIN role ON role.id = held.role_id
      WHERE held.account_id = account.id ORDER BY 1) AS permissions FROM account`,
  customer: 'SELECT email, password_hash, token_version, is_verified, deleted_at FROM customer',
  student: 'SELECT email, password_hash, token_version, is_verified, deleted_at FROM student',
};
const TABLE: Record<string, string> = { staff: 'account', customer: 'customer', student: 'student' };

const PASSWORD = 'another-good-password';

/** Every field with which a body could take the account away from other visitors. */
const TAKEOVER = {
  email: 'mine@example.com',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  is_verified: false,
  role_ids: [],
};

const OWN_PASSWORD = {
  current_password: 'demo-password',
  password: PASSWORD,
  new_password: PASSWORD,
  password_confirmation: PASSWORD,
};

const ENGLISH = { 'Accept-Language': 'en' };

const CONFIRMATION = { password: 'demo-password' };

const BODIES = [
  TAKEOVER,
  { email: 'mine@example.com' },
  { role_ids: [] },
  { is_verified: false },
  OWN_PASSWORD,
  CONFIRMATION,
  { password: PASSWORD, password_confirmation: PASSWORD },
];

/** Every text that could be an address leads elsewhere. */
function withOutsideAddresses(value: unknown): unknown {
  if (typeof value === 'string') return /^https?:/.test(value) ? 'https://outside.example/calendar.ics' : value;
  if (Array.isArray(value)) return value.map(withOutsideAddresses);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withOutsideAddresses(field)]));
}

/** Records hosts of other machines to which a socket connects. @returns what was recorded, and ends it */
function outgoingHosts(): () => string[] {
  const connect = jest.spyOn(Socket.prototype, 'connect');
  return () => {
    const hosts = connect.mock.calls.flatMap(([to]) => {
      const options = (Array.isArray(to) ? to[0] : to) as { host?: string } | undefined;
      return options?.host ? [options.host] : [];
    });
    connect.mockRestore();
    return hosts.filter(host => !/^(127\.\d+\.\d+\.\d+|localhost|::1)$/.test(host));
  };
}

async function protectedRows({ db }: TestService, accounts: readonly { audience: string; email: string }[]) {
  const rows: unknown[] = [];
  for (const { audience, email } of accounts) {
    const statement = PROTECTED[TABLE[audience]!]!;
    rows.push(await db.row(`SELECT * FROM (${statement}) shown WHERE email = $1`, [email]));
  }
  return rows;
}

/** The bodies with the fields that the operation describes, and one with all of them for fields that it does not. */
function bodiesFor(document: Document, { requestBody }: Operation, bodies: readonly object[]): readonly object[] {
  const schema = requestBody?.content['application/json']?.schema;
  const fields = new Set(schema ? fieldsOf(document, schema) : []);
  const described = bodies.map(body => Object.fromEntries(Object.entries(body).filter(([name]) => fields.has(name))));
  const distinct = new Map([TAKEOVER, ...described].map(body => [JSON.stringify(body), body]));
  return [...distinct.values()];
}

function fieldsOf(document: Document, { $ref, properties = {}, allOf = [], anyOf = [], oneOf = [] }: Schema): string[] {
  const model = $ref === undefined ? undefined : document.components.schemas[$ref.split('/').at(-1)!]!;
  const parts = [...allOf, ...anyOf, ...oneOf, ...(model ? [model] : [])];
  return [...Object.keys(properties), ...parts.flatMap(part => fieldsOf(document, part))];
}

/** Whether a token of this audience can open the route, or none is needed. */
const takes = ({ security = [] }: Operation, audience: string): boolean =>
  security.length === 0 || security.some(requirement => Object.keys(requirement).every(name => name === audience));

/** What visitors of a demonstration must leave as it is. */
export function describeProtection({ definition }: HostedService): void {
  const { name } = definition;

  describe(`in ${name}`, () => {
    const accounts = definition.demoAccounts!;
    const owner = accounts[0]!;
    let service: TestService;
    let staff: Client;

    beforeAll(async () => {
      service = await startDemo(name);
      // Without a language courses reads its own from the database for each request.
      staff = (await demoCaller(service, owner.email)).with(ENGLISH);
    });
    afterAll(() => service?.close());

    it('no route deletes or takes over a demo account', async () => {
      const { db, anonymous, get } = service;
      const document = service.document as unknown as Document;
      const before = await protectedRows(service, accounts);
      const codes = new Set<string>();
      const failed: string[] = [];
      for (const { audience, email } of accounts) {
        const { id, username } = (await db.row<{ id: number; username: string }>(
          `SELECT id, username FROM ${TABLE[audience]} WHERE email = $1`,
          [email],
        ))!;
        const token = await get(Tokens).signIn(audience, { id, tokenVersion: 1 });
        const own = anonymous.as(token.token).with(ENGLISH);
        for (const { path, method, operation } of operationsOf(document)) {
          const isOfPeople = /admins|coaches|users|members|profile|auth|password|accounts/.test(path);
          if (method.toLowerCase() === 'get' || !isOfPeople) continue;
          const at = path.replace(/\{(\w+)\}/g, (_, key: string) => (/username/.test(key) ? username : String(id)));
          if (/logout|sign-out|demo/.test(at)) continue;
          const isOwner = email === owner.email;
          // A path without parameters is the same for every account: staff try it once.
          const callers = isOwner ? [staff] : at === path ? [own] : [staff, own];
          const isDelete = method.toLowerCase() === 'delete';
          const bodies = isDelete ? [TAKEOVER, CONFIRMATION] : bodiesFor(document, operation, BODIES);
          for (const caller of callers) {
            // Accounts of another audience are refused before the body is read.
            const isOfRoute = takes(operation, caller === staff ? 'staff' : audience);
            for (const body of isOfRoute ? bodies : bodies.slice(0, 1)) {
              const answer = await caller.send(method.toUpperCase(), at, body);
              if (answer.status >= 500) failed.push(`${method} ${at}: ${answer.text}`);
              if (answer.body?.code) codes.add(String(answer.body.code));
              // So are those without the permission.
              if (answer.body?.code === 'permission_required') break;
            }
          }
        }
      }
      expect(failed).toEqual([]);
      expect(await protectedRows(service, accounts)).toEqual(before);
      expect([...codes]).toContain('demo_protected');
    });

    it('keeps the permissions of roles that demo accounts have', async () => {
      const roles = await service.db.rows<{ id: number }>(
        'SELECT DISTINCT role_id AS id FROM account_role JOIN account ON account.id = account_id WHERE email = ANY($1)',
        [accounts.map(({ email }) => email)],
      );
      for (const { id } of roles) {
        const { status, body } = await staff.post(`/api/roles/${id}/permissions`, { permissions: [] });
        expect([status, body.code]).toEqual([403, 'demo_protected']);
      }
    });

    it('keeps settings that send something out, and no others', async () => {
      for (const { key, value, sendsOut } of definition.settings) {
        const { status, body } = await staff.patch(`/api/settings/${key}`, { value });
        expect([key, status === 403 && body.code === 'demo_protected']).toEqual([key, sendsOut === true]);
      }
    });

    if (name === 'courses') {
      it('keeps instructors whose demo account could not sign in without them', async () => {
        const { db } = service;
        const { id } = (await db.row<{ id: number }>('SELECT scope_id AS id FROM account WHERE email = $1', [
          'instructor@courses.example',
        ]))!;
        const { status, body } = await staff.delete(`/api/instructors/${id}`);
        expect([status, body.code]).toEqual([403, 'demo_protected']);
      });
    }

    it('leaves accounts of visitors to them', async () => {
      const example = listOf(examplesOf(definition, service.clock)['Staff_create'])[0]!;
      const created = await staff.post(`/api/${name === 'fitness' ? 'coaches' : 'admins'}`, example.body as object);
      expect(created.status).toBe(201);
      const changed = await staff.patch(`/api/${name === 'fitness' ? 'coaches' : 'admins'}/${created.body.data.id}`, {
        email: 'visitor@example.com',
      });
      expect([changed.status, changed.body.data.email]).toEqual([200, 'visitor@example.com']);
    });

    it('sends nothing out, whichever route is called', async () => {
      const document = service.document as unknown as Document;
      const examples = examplesOf(definition, service.clock);
      const names: unknown[] = [];
      const lookup = jest.spyOn(dns, 'lookup').mockImplementation(async (host: unknown) => {
        names.push(host);
        throw new Error('nothing is looked up here');
      });
      const hosts = outgoingHosts();
      const refused: string[] = [];
      for (const { path, method, operation } of operationsOf(document)) {
        if (/logout|close|delete-account/.test(path)) continue;
        const [example] = listOf(examples[operation.operationId!]);
        const at = path.replace(/\{(\w+)\}/g, (_, key: string) => String(example?.path?.[key] ?? 1));
        const body = method.toLowerCase() === 'get' ? undefined : (withOutsideAddresses(example?.body ?? {}) as object);
        const answer = await staff.send(method.toUpperCase(), at, body);
        if (answer.body?.code === 'demo_protected') refused.push(operation.operationId!);
      }
      await service.doJobs();
      lookup.mockRestore();
      expect([names, hosts()]).toEqual([[], []]);
      const feeds = ['CalendarFeeds_create', 'CalendarFeeds_change', 'CalendarFeeds_sync'];
      expect(refused).toEqual(expect.arrayContaining(name === 'stays' ? feeds : []));
    });
  });
}
