import { statementsOf } from '../harness/statements';
import { leadBody, makeHome, viewingBody } from './factories';
import { type Property, startProperty } from './property';

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());
beforeEach(() => property.service.clock.set('2026-05-09T08:00:00Z'));

async function statementsOfSending(path: string, body: object): Promise<string[]> {
  let status = 0;
  const statements = await statementsOf(property.service.db, async () => {
    status = (await property.visitor().post(path, body)).status;
  });
  expect(status).toBe(201);
  return statements;
}

describe('the statements of a form', () => {
  it('claim the token, read what the form names, and write everything', async () => {
    const { id } = await makeHome(property.service.db);
    const inquiry = await statementsOfSending('/api/leads', leadBody({ property_id: id }));
    expect(inquiry).toHaveLength(3);
    for (const written of ['lead', 'notification', 'form_mail']) expect(inquiry[2]).toMatch(`INSERT INTO ${written} `);
    expect(inquiry[2]).toMatch('UPDATE once_answer');

    const viewing = await statementsOfSending('/api/viewings', viewingBody(id, property.service.clock.now()));
    expect(viewing).toHaveLength(3);
    for (const written of ['lead', 'viewing', 'notification']) expect(viewing[2]).toMatch(`INSERT INTO ${written} `);
  });
});
