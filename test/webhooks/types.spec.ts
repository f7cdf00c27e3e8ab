import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { webhookTypesOf } from '#host/description/webhooks';
import { SERVICES } from '#host/services';
import { STAFF } from '#kit/access/access-rule';
import { Tokens } from '#kit/access/tokens';
import { Webhooks } from '#webhooks/storage/webhooks';
import { asJsonSchema } from '../contract/json-schema';
import { DemoWorld } from '../contract/demo-world';
import { PASSWORD } from '#shared/staff/staff.examples';
import { startReceiver, type Receiver } from './receiver';
import { sendDue } from './webhooks.actors';

/** The table of each kind of record that the demo data has, with a condition where it needs one. */
const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  food: { order: 'customer_order', kitchen: 'kitchen', dish: 'dish' },
  stays: { booking: 'booking', inquiry: 'inquiry' },
  courses: { enrollment: 'enrollment', order: 'course_order', student: 'student' },
  property: { home: 'home', lead: 'lead', viewing: 'viewing' },
  fitness: { member: `account WHERE email = 'member@fitness.example'` },
};

interface Described {
  webhooks: Record<string, { post: { requestBody: { content: { 'application/json': { example: object } } } } }>;
}

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver?.close());

describe.each(SERVICES.map(hosted => [hosted.definition.name, hosted] as const))(
  'the webhooks of %s',
  (name, hosted) => {
    let world: DemoWorld;
    beforeAll(async () => {
      receiver.received = [];
      world = await DemoWorld.start(hosted);
    });
    afterAll(() => world?.close());

    /** @returns what the description has against a payload */
    function problemsOf(type: string, payload: object): unknown {
      const ajv = new Ajv({ strict: false, validateSchema: false, inlineRefs: false });
      addFormats(ajv);
      ajv.addSchema(asJsonSchema(world.document), 'api');
      const pointer = `api#/webhooks/${type}/post/requestBody/content/application~1json/schema`;
      const validate = ajv.getSchema(pointer)!;
      return validate(payload) ? null : validate.errors;
    }

    it('are described with an example that its schema accepts', () => {
      const { webhooks } = world.document as unknown as Described;
      const types = webhookTypesOf(hosted.definition).map(type => type.name);
      expect(Object.keys(webhooks)).toEqual(types);
      for (const type of types)
        expect([type, problemsOf(type, webhooks[type]!.post.requestBody.content['application/json'].example)]).toEqual([
          type,
          null,
        ]);
    });

    it('send records of the demo data as they are described', async () => {
      const { service } = world;
      const { email } = hosted.definition.demoAccounts!.find(({ audience }) => audience === 'staff')!;
      const account = await service.db.row<{ id: number; tokenVersion: number }>(
        'SELECT id, token_version AS "tokenVersion" FROM account WHERE email = $1',
        [email],
      );
      const { token } = await service.get(Tokens).signIn(STAFF, account!);
      const owner = service.anonymous.as(token);
      const answer = await owner.post('/api/webhook-endpoints', {
        url: receiver.urlOf('a'),
        types: ['*'],
        password: PASSWORD,
      });
      expect(answer.status).toBe(201);
      const types = webhookTypesOf(hosted.definition).filter(
        ({ record, facts }) => !facts && TABLES[name]![record] !== undefined,
      );
      for (const type of types) {
        const table = TABLES[name]![type.record]!;
        const row = await service.db.row<{ id: number }>(`SELECT min(id) AS id FROM ${table}`);
        await service.get(Webhooks).raise(type, { id: row!.id ?? 1 });
      }
      await sendDue(service);
      const sent = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
      expect(sent.map(({ type }) => type).toSorted()).toEqual(types.map(type => type.name).toSorted());
      for (const payload of sent)
        expect([payload.type, problemsOf(payload.type, payload)]).toEqual([payload.type, null]);
      for (const { isThin, name: type } of types) {
        const { data } = sent.find(payload => payload.type === type)!;
        expect([type, Object.keys(data).length > 2]).toEqual([type, !isThin]);
      }
    });
  },
);
