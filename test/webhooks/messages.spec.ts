import { Webhooks } from '#webhooks/storage/webhooks';
import { messagesOf } from '../harness/messages';
import {
  raisingCourses,
  raisingFitness,
  raisingFood,
  raisingProperty,
  raisingStays,
  type RaisingService,
} from './raising-operations';

const SERVICES = {
  food: raisingFood,
  stays: raisingStays,
  courses: raisingCourses,
  property: raisingProperty,
  fitness: raisingFitness,
};

describe.each(Object.entries(SERVICES))('an event of %s', (_, start) => {
  let raising: RaisingService;
  beforeAll(async () => {
    raising = await start();
  });
  afterAll(() => raising?.service.close());

  it('costs no message to the database, without endpoints and with them', async () => {
    const { service, operations } = raising;
    const { db } = service;
    for (const [operation, [types, prepare]] of Object.entries(operations)) {
      const messages = async () => {
        const work = await prepare();
        raise.mockClear();
        await db.rows('DELETE FROM webhook_delivery');
        // May have written anything, so that nothing is read from memory.
        await db.rows('DO $$ BEGIN END $$');
        return messagesOf(db, work);
      };
      const raise = jest.spyOn(service.get(Webhooks), 'raise');
      await messages();
      raise.mockResolvedValue();
      const before = await messages();
      expect([operation, raise.mock.calls.map(([type]) => type.name)]).toEqual([operation, types]);
      raise.mockRestore();
      const without = await messages();
      await db.rows(
        `INSERT INTO webhook_endpoint (url, types, is_thin, api_version, secret)
         SELECT 'https://hooks.example.com/', '{*}', false, '1', 'sealed' FROM generate_series(1, 2)`,
      );
      const withEndpoints = await messages();
      const stored = await db.rows<{ type: string }>(
        'SELECT type FROM webhook_delivery WHERE record_id IS NOT NULL ORDER BY endpoint_id, id',
      );
      expect([operation, stored.map(({ type }) => type)]).toEqual([operation, [...types, ...types]]);
      expect([operation, without, withEndpoints]).toEqual([operation, before, before]);
      await db.rows('DELETE FROM webhook_endpoint');
    }
  });
});
