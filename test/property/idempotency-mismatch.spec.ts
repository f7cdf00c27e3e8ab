import { randomUUID } from 'node:crypto';
import { expectMismatchTold } from '../shared/mismatch.actors';
import { leadBody, makeHome, viewingBody } from './factories';
import { type Property, startProperty } from './property';

const tokens = (): [string, string] => [randomUUID(), randomUUID()];

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());

const visitor = () => property.visitor().with({ Origin: 'http://localhost:5173' });

describe('the same token with another body', () => {
  it('is told of a lead', async () => {
    await expectMismatchTold(
      (client_token, sent) =>
        visitor().post('/api/leads', leadBody({ client_token, ...(sent === 'other' && { intent: 'rent' }) })),
      tokens(),
    );
  });

  it('is told of a viewing', async () => {
    property.service.clock.set('2026-05-09T08:00:00Z');
    const home = await makeHome(property.service.db);
    const body = (values: object) => viewingBody(home.id, property.service.clock.now(), values);
    await expectMismatchTold(
      (client_token, sent) =>
        visitor().post('/api/viewings', body({ client_token, ...(sent === 'other' && { name: 'Layla Haddad' }) })),
      tokens(),
    );
  });
});
