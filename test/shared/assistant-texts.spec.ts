import { LocalAi } from '../ai/local-ai';
import { calls, says } from '../ai/script';
import { makeNeighborhood } from '../property/factories';
import { type AssistantWorld, message, openChat, startAssistant } from './assistant.actors';

const UPDATE = 'area_editing_update_neighborhood';
const LIST = 'area_editing_list_neighborhoods';
const KIBIBYTE = 1024;

const ai = new LocalAi();
let world: AssistantWorld;
let staff: Awaited<ReturnType<AssistantWorld['staff']>>;

beforeAll(async () => {
  await ai.start();
  world = await startAssistant(ai);
});
afterAll(async () => {
  await world?.service.close();
  await ai.stop();
});
beforeEach(async () => {
  ai.clear();
  await world.empty();
  staff = await world.staff('leads.view', 'leads.edit', 'neighborhoods.view', 'neighborhoods.edit');
});

const inquire = async (lead: object = {}) => {
  const sent = await world.visitor().post('/api/leads', {
    name: 'Sara Haddad',
    email: 'sara.haddad@visitor.example',
    phone: '+971 55 731 9024',
    message: 'Hello',
    intent: 'buy',
    client_token: crypto.randomUUID(),
    ...lead,
  });
  expect(sent.status).toBe(201);
};

const ask = async (chat: string, text: string) => (await staff.post(`${chat}/messages`, message(text))).body.data;
const results = () => ai.requests.at(-1)?.results.join('\n') ?? '';

describe('a name', () => {
  it.each(['Jean-Pierre Blanc', 'Dr. (Omar) [Haddad]*', 'O’Brien/Núñez \\d+', 'عبد-الله النجار'])(
    'of %j stops neither lists, questions nor the conversation',
    async name => {
      await inquire({ name });
      const chat = await openChat(staff);
      ai.reply(calls('leads_list'), says('Listed.'), says('Yes.'));
      expect(await ask(chat, 'List the leads')).toMatchObject({ status: 'done', text: 'Listed.' });
      expect(await ask(chat, `Who is ${name}?`)).toMatchObject({ status: 'done', text: 'Yes.' });
      expect(ai.sent()).not.toContain(JSON.stringify(name).slice(1, -1));
      expect((await staff.get(chat)).body.data.messages[2].text).toBe(`Who is ${name}?`);
    },
  );

  it('that is a word of the service or of a request replaces no word of a question', async () => {
    for (const name of ['Show', 'leads', 'new', 'New Leads', 'اعرض']) await inquire({ name });
    const chat = await openChat(staff);
    ai.reply(calls('leads_list'), says('Listed.'), says('Yes.'), says('نعم'));
    await ask(chat, 'Show new leads');
    await ask(chat, 'Show new leads in New York');
    await ask(chat, 'اعرض العملاء');
    const questions = ai.requests.at(-1)?.messages.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
    expect(questions).toEqual(['Show new leads', 'Show new leads in New York', 'اعرض العملاء']);
    expect(ai.requests[1]?.results[0]).toContain('"status":"new"');
  });

  it('is replaced in a question as two words, and as one once a record showed it', async () => {
    await inquire({ name: 'Layla' });
    await inquire({ name: 'Omar Nasser' });
    const chat = await openChat(staff);
    await ask(chat, 'Is Omar  NASSER here?');
    await ask(chat, 'Is Layla here?');
    ai.reply(calls('leads_list'), says('Listed.'));
    await ask(chat, 'List them');
    await ask(chat, 'Is Layla here?');
    const questions = ai.requests.at(-1)?.messages.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
    expect(questions?.[0]).toBe('Is [name_1] here?');
    expect(questions?.[1]).toBe('Is Layla here?');
    expect(questions?.at(-1)).toMatch(/^Is \[name_\d\] here\?$/);
  });

  it('is replaced in own notifications, as are addresses and numbers however they are written', async () => {
    await inquire({ name: 'Madonna' });
    await inquire({ name: 'Ramona Vexley', message: 'Call 2125550188, write to a＠b.example or "a"@b.example' });
    const chat = await openChat(staff);
    ai.reply(calls('notifications_list'), calls('leads_list'), says('Read.'));
    expect(await ask(chat, 'What is new?')).toMatchObject({
      status: 'done',
      tools: [{ status: 'done' }, { status: 'done' }],
    });
    expect(ai.requests.at(-1)?.results[0]).toContain('[name_1] has sent an inquiry.');
    const leaked = ['Madonna', 'Vexley', '2125550188', 'b.example'].filter(value => ai.sent().includes(value));
    expect(leaked).toEqual([]);
  });
});

describe('a text that looks like a placeholder', () => {
  it.each([false, true])('brings nobody else into what quotes it (personal data are shared: %s)', async isShared => {
    const quote = 'Best wishes [email_1] [Phone_١] [name_1]';
    await inquire({ name: '[email_1]', email: 'stranger@visitor.example', phone: '+971 55 000 0001' });
    await inquire({ message: quote });
    await world.setting('ai_share_personal_data', isShared);
    const chat = await openChat(staff);
    ai.reply(calls('leads_list'), request => {
      const [, found = ''] = /Best wishes ([^"]*)"/.exec(request.results.join()) ?? [];
      return { text: `You wrote: Best wishes ${found}`, calls: [{ name: UPDATE, arguments: { id: 1, city: found } }] };
    });
    const { text, proposals } = await ask(chat, `Draft an answer to "${quote}"`);
    await world.setting('ai_share_personal_data', false);
    expect(text).toContain(`You wrote: ${quote}`);
    expect(proposals[0].arguments.city).toBe('[email_1] [Phone_١] [name_1]');
    expect((await staff.get(chat)).body.data.messages[0].text).toBe(`Draft an answer to "${quote}"`);
    expect(ai.requests.at(-1)?.messages[0]?.text).not.toMatch(/\[(?:email|phone|name)_/i);
  });

  it('that the model made up makes no proposal, and never becomes a person', async () => {
    const chat = await openChat(staff);
    ai.reply(calls(UPDATE, { id: 1, city: 'For [name_1]' }), says('For [name_1].'));
    const before = await ask(chat, 'Change it');
    expect(before).toMatchObject({ proposals: [], text: 'For [name_1].' });
    expect(results()).toContain('there is no [name_1]');
    await inquire();
    ai.reply(calls('leads_list'), says('Listed.'));
    await ask(chat, 'List the leads');
    expect(results()).toContain('"name":"[name_1]"');
    expect((await staff.get(chat)).body.data.messages[1].text).toBe('For [name_1].');
  });

  it('and is one stays what it is as a whole argument', async () => {
    await inquire();
    const chat = await openChat(staff);
    ai.reply(
      calls('leads_list'),
      calls('inquiries_send_lead', {
        name: '[name_1]',
        email: '[email_1]',
        phone: '[phone_1]',
        message: 'For [name_1]',
        intent: 'buy',
        client_token: 'again',
      }),
      says('Proposed.'),
    );
    const { proposals } = await ask(chat, 'Send it again');
    expect(proposals[0].arguments).toMatchObject({ name: 'Sara Haddad', message: 'For Sara Haddad' });
    await staff.post(`${chat}/proposals/${proposals[0].id}/confirm`);
    const rows = await world.service.db.rows('SELECT name, email FROM lead ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ name: 'Sara Haddad', email: 'sara.haddad@visitor.example' }]);
  });
});

describe('what is too long', () => {
  it('is cut: a response of the model ends after 32 KB', async () => {
    const chat = await openChat(staff);
    ai.reply({ text: Array.from({ length: 40 }, () => 'x'.repeat(5000)) }, says('And now?'));
    const { text, status } = await ask(chat, 'Tell me all');
    expect(status).toBe('done');
    expect(text.length).toBeGreaterThan(20 * KIBIBYTE);
    expect(text.length).toBeLessThanOrEqual(32 * KIBIBYTE);
    expect(await ask(chat, 'Go on')).toMatchObject({ text: 'And now?' });
  });

  it('or too deep is no argument', async () => {
    const chat = await openChat(staff);
    let deep: unknown = 1;
    for (let depth = 0; depth < 2000; depth++) deep = [deep];
    ai.reply(
      calls(UPDATE, { id: 1, city: 'x'.repeat(40 * KIBIBYTE) }),
      calls(UPDATE, { id: 1, city: deep }),
      says('No.'),
    );
    expect(await ask(chat, 'Change it')).toMatchObject({ status: 'done', proposals: [], text: 'No.' });
    expect(ai.requests.at(-1)?.results).toEqual(Array(2).fill(expect.stringContaining('too long, too deeply nested')));
  });

  it('is read in the end: 50 inquiries of 4,000 letters without a blank', async () => {
    await world.service.db.rows(
      `INSERT INTO lead (name, email, phone, message, intent, received_at)
       SELECT 'Sara', 's' || n || '@visitor.example', '+971557319024', repeat(CASE WHEN n % 2 = 0 THEN 'a@' ELSE 'ab' END, 2000),
         'buy', now() FROM generate_series(1, 50) n`,
    );
    const chat = await openChat(staff);
    ai.reply(calls('leads_list'), says('Many.'));
    expect(await ask(chat, 'List the leads')).toMatchObject({
      status: 'done',
      text: 'Many.',
      tools: [{ status: 'done' }],
    });
    expect(Buffer.byteLength(results())).toBeLessThanOrEqual(16 * KIBIBYTE);
    expect(results()).toContain('cut');
  });
});

it('the neighborhood of a proposal is changed to what is shown, letter by letter', async () => {
  await inquire({ name: 'Sara \u2068Haddad' });
  const { id } = await makeNeighborhood(world.service.db);
  const chat = await openChat(staff);
  ai.reply(
    calls('leads_list'),
    calls(LIST),
    calls(UPDATE, { id, city: 'SARA  haddad\u202e of\u200b [name_1]' }),
    says('Proposed.'),
  );
  const { proposals } = await ask(chat, 'Change it');
  expect(proposals[0].arguments.city).toBe('SARA  haddad of Sara Haddad');
  await staff.post(`${chat}/proposals/${proposals[0].id}/confirm`);
  const [row] = await world.service.db.rows<{ city: string }>('SELECT city FROM neighborhood WHERE id = $1', [id]);
  expect(row?.city.replaceAll(/\s+/g, ' ')).toBe('SARA haddad of Sara Haddad');
});
