import { randomUUID } from 'node:crypto';
import { statementsOf } from '../harness/statements';
import { expectMismatchHeader } from '../shared/mismatch.actors';
import { leadBody, makeHome, viewingBody } from './factories';
import { type Property, startProperty } from './property';

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());
beforeEach(() => property.service.clock.set('2026-05-09T08:00:00Z'));

it('leads and viewings mail one address five times a day all together, without a word of their sender', async () => {
  const { clock, db, doJobs, mailbox } = property.service;
  const home = await makeHome(db);
  const values = { email: 'stranger@example.com', name: 'Visit evil.example now', message: 'evil.example' };
  for (let round = 0; round < 4; round++) {
    expect((await property.visitor().post('/api/leads', leadBody(values))).status).toBe(201);
    const viewing = viewingBody(home.id, clock.now(), values);
    expect((await property.visitor().post('/api/viewings', viewing)).status).toBe(201);
  }
  await doJobs();
  const mails = mailbox.list().filter(({ to }) => to === values.email);
  expect(mails).toHaveLength(5);
  for (const { subject, text, html } of mails) expect(subject + text + html).not.toContain('evil');
  expect((await property.owner.get('/api/viewings')).body.data.total).toBe(4);
});

it('say the day of a viewing in the language of the visitor, signed with the name in it', async () => {
  const { clock, db, doJobs, mailbox } = property.service;
  const home = await makeHome(db);
  const endings = {
    en: ['Tuesday, May 12, 2026', 'Palm & Creek Homes'],
    ar: ['الثلاثاء، 12 مايو 2026', 'بيوت النخلة والخور'],
  };
  for (const [language, [day, name]] of Object.entries(endings)) {
    const email = `viewer-${language}@example.com`;
    const sent = viewingBody(home.id, clock.now(), { email, preferred_date: '2026-05-12' });
    const answer = await property.visitor().with({ 'Accept-Language': language }).post('/api/viewings', sent);
    expect(answer.status).toBe(201);
    await doJobs();
    const { text } = mailbox.list().find(({ to }) => to === email)!;
    expect(text).toContain(day);
    expect(text.endsWith(name!)).toBe(true);
  }
});

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

const tokens = (): [string, string] => [randomUUID(), randomUUID()];
const browser = () => property.visitor().with({ Origin: 'http://localhost:5173' });

describe('the same token with another body', () => {
  it('is told of a lead', async () => {
    await expectMismatchHeader(
      (client_token, sent) =>
        browser().post('/api/leads', leadBody({ client_token, ...(sent === 'other' && { intent: 'rent' }) })),
      tokens(),
    );
  });

  it('is told of a viewing', async () => {
    const home = await makeHome(property.service.db);
    const body = (values: object) => viewingBody(home.id, property.service.clock.now(), values);
    await expectMismatchHeader(
      (client_token, sent) =>
        browser().post('/api/viewings', body({ client_token, ...(sent === 'other' && { name: 'Layla Haddad' }) })),
      tokens(),
    );
  });
});
