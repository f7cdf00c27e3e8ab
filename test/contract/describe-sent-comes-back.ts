import { listOf } from '#host/description/examples';
import type { HostedService } from '#host/service/hosted-service';
import { PASSWORD } from '#shared/staff/staff.examples';
import { missingFields } from './missing-fields';
import { DemoWorld } from './demo-world';
import { FullBodies, type Round } from './full-bodies';
import { WITHOUT_EXAMPLE } from './without-example';

export interface Exceptions {
  /** Operations whose bodies are not sent, and why. */
  notSent: Record<string, string>;
  /** Fields that do not come back as sent, as `Operation.field` or `*.field`, and why. */
  notShown: Record<string, string>;
  /** Fields that are left out of the body, and why. */
  leftOut: Record<string, string>;
  /** Values that rules of the service ask for, in place of generated ones. */
  values?: Record<string, (round: Round, example: Record<string, unknown>) => object>;
  /** Fields that are shown by another name, as `Operation.field`. */
  shownAs?: Record<string, string>;
  /** Requests of the demo member that come first. */
  first?: readonly string[];
  /** Operations that work once only, and why. */
  once?: Record<string, string>;
  /** Where staff read the fields of an operation, when its response does not show them; `{name}` is a field of it. */
  readAt?: Record<string, string>;
}

const OF_STAFF = { security: [{ staff: [] }], responses: {} };

/** Changes of the own account, which need its password. */
const OWN_PROFILES = ['OwnAccount_changeProfile', 'Customers_change', 'StudentsAuth_change', 'Profile_change'];

const webhookOf = (round: number) => ({ url: `https://hooks.example.com/${round}`, types: ['*'] });

const OF_EVERY_SERVICE: Exceptions = {
  notSent: {
    SignIn_signIn: 'signs in',
    OwnAccount_changePassword: 'changes a password',
    AiMessages_send: 'gets the answer of a model',
    Webhooks_rotate: 'creates a secret',
    Webhooks_takeOver: 'creates a secret',
  },
  leftOut: {
    'AiChats_create.model': 'names a model of the installation, of which tests have one',
    'AiChats_change.model': 'names a model of the installation, of which tests have one',
  },
  notShown: {
    '*.password': 'never shown',
    '*.current_password': 'never shown',
    '*.password_confirmation': 'never shown',
  },
  values: {
    ...Object.fromEntries(OWN_PROFILES.map(id => [id, () => ({ current_password: PASSWORD })])),
    AccessKeys_create: (round, example) => ({
      toolsets: [round === 1 ? 'demo' : 'notifications'],
      password: example.password,
    }),
    AppClients_create: round => ({ redirect_uris: [`https://app-${round}.example.com/callback`] }),
    Webhooks_create: (round, example) => ({ ...webhookOf(round), password: example.password }),
    Webhooks_change: round => ({ ...webhookOf(round), password: PASSWORD }),
  },
};

/** Whatever is accepted is stored and shown: every field of every body that is sent comes back. */
export function describeSentComesBack(hosted: HostedService, own: Exceptions): void {
  const exceptions = {
    ...own,
    notSent: { ...OF_EVERY_SERVICE.notSent, ...own.notSent },
    notShown: { ...OF_EVERY_SERVICE.notShown, ...own.notShown },
    leftOut: { ...OF_EVERY_SERVICE.leftOut, ...own.leftOut },
    values: { ...OF_EVERY_SERVICE.values, ...own.values },
  };
  const { name } = hosted.definition;

  describe(`what is sent to ${name}`, () => {
    let world: DemoWorld;

    beforeAll(async () => {
      world = await DemoWorld.start(hosted);
    });
    afterAll(() => world?.close());

    it('comes back, or it is said why not', async () => {
      const used = new Set<string>();
      const problems: string[] = [];
      const allows = (list: 'notShown' | 'leftOut', operation: string, path: string): boolean => {
        const entry = [`${operation}.${path}`, `*.${path}`].find(key => key in exceptions[list]);
        if (entry) used.add(`${list} ${entry}`);
        return entry !== undefined;
      };
      for (const path of own.first ?? []) await (await world.callerOf(OF_STAFF, { as: 'member' })).get(path);
      const bodies = new FullBodies(world.document, name);
      for (const { path, method, operation } of world.operations()) {
        const id = operation.operationId!;
        const schema = operation.requestBody?.content['application/json']?.schema;
        if (!schema || id in (WITHOUT_EXAMPLE[name] ?? {})) continue;
        if (id in exceptions.notSent) {
          used.add(`notSent ${id}`);
          continue;
        }
        const rounds: Round[] = exceptions.once?.[id] ? [1] : [1, 2];
        for (const round of rounds) {
          const example = listOf(world.examples()[id]).find(({ body }) => body !== undefined)!;
          const generated = bodies.of(schema, example.body, round, field => allows('leftOut', id, field));
          const sent = { ...generated, ...exceptions.values?.[id]?.(round, example.body as Record<string, unknown>) };
          const answer = await world.send(method, path, operation, example, sent);
          if (answer.status >= 300) {
            problems.push(`${id} (${round}) answered ${answer.status}: ${answer.text.slice(0, 400)}`);
            continue;
          }
          const shown = [answer.body, await readElsewhere(id, answer.body.data)];
          for (const field of missingFields(renamed(id, sent), shown))
            if (!allows('notShown', id, field))
              problems.push(`${id} (${round}): ${field} is not in the response, or has another value; see its view`);
        }
      }
      const stated = (['notSent', 'notShown', 'leftOut'] as const).flatMap(list =>
        Object.keys(exceptions[list]).map(key => `${list} ${key}`),
      );
      expect({ problems, notNeeded: stated.filter(entry => !used.has(entry)) }).toEqual({
        problems: [],
        notNeeded: [],
      });
    });

    const renamed = (id: string, sent: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(sent).map(([field, value]) => [own.shownAs?.[`${id}.${field}`] ?? field, value]),
      );

    async function readElsewhere(id: string, shown: Record<string, unknown>): Promise<unknown> {
      const at = exceptions.readAt?.[id]?.replace(/\{(\w+)\}/g, (_, name: string) => String(shown[name]));
      if (!at) return undefined;
      return (await (await world.callerOf(OF_STAFF, {})).get(at)).body as unknown;
    }
  });
}
