import { Mail } from '#mail/mail';
import { Mailbox } from '#mail/mailbox';
import { settings } from '#shared/settings/settings.feature';
import { PersonQueries } from '#shared/people/person-queries';
import { PersonRecords } from '#shared/people/person-records.service';
import { race, statuses } from '../harness/race';
import { type SmallService, startSmallServices } from './small-service';
import { STUDENTS, students } from './students';

const PASSWORD = 'correct-horse-9';

let service: SmallService;
beforeAll(async () => {
  const school = {
    name: 'school',
    settings: [
      {
        key: 'school_name',
        value: 'Cedar School',
        type: 'string' as const,
        category: 'site',
        description: ['Name', 'الوصف'] as const,
      },
      {
        key: 'school_name_ar',
        value: '',
        type: 'string' as const,
        category: 'site',
        description: ['Name in Arabic', 'الوصف'] as const,
      },
    ],
  };
  [service] = (await startSmallServices([school], () => [settings({ sizeNames: ['limit'] }), students])) as [
    SmallService,
  ];
});
afterAll(() => service?.host.close());
afterEach(() => jest.restoreAllMocks());

let made = 0;
async function register(values: object = {}) {
  const email = `pupil-${++made}@example.com`;
  const answer = await service.anonymous.post('/api/pupils/register', {
    email,
    first_name: 'Sara',
    password: PASSWORD,
    ...values,
  });
  await service.doJobs();
  return { email, username: `pupil-${made}`, answer };
}

const mailsTo = (email: string) =>
  service
    .get(Mailbox)
    .list()
    .filter(({ to }) => to === email);
/** The tokens of all mails to an address, newest mail first. */
const tokensOf = (email: string) =>
  mailsTo(email).map(({ text }) => new URL(/http\S+/.exec(text)![0]).searchParams.get('token')!);
const tokenOf = (email: string) => tokensOf(email)[0]!;
const verify = (token: string) => service.anonymous.post('/api/pupils/verify', { token });
const resend = async (email: string) => {
  const answer = await service.anonymous.post('/api/pupils/resend', { email });
  await service.doJobs();
  return answer;
};
const resendByStaff = (username: string) => service.anonymous.post(`/api/pupils/${username}/resend-verification-email`);

describe('confirming an address', () => {
  it('takes the link of the registration once, within 24 hours', async () => {
    service.clock.set('2026-05-09T12:00:00Z');
    const { email, answer } = await register();
    expect(answer.body.data.verification_email_sent).toBe(true);
    const [mail] = mailsTo(email);
    expect(mail).toMatchObject({ subject: 'Confirm your e-mail address' });
    expect(mail?.text).toContain('Hello Sara,');
    expect(mail?.text).toContain('Cedar School');
    expect(mail?.text).toMatch(/\/verify-email\?token=[\w-]{43}\n/);
    service.clock.set('2026-05-10T12:00:00.001Z');
    expect((await verify(tokenOf(email))).status).toBe(400);
    service.clock.set('2026-05-10T12:00:00Z');
    const verified = await verify(tokenOf(email));
    expect([verified.status, verified.body.data.is_verified]).toEqual([200, true]);
    expect((await verify(tokenOf(email))).body.errors).toEqual({
      token: ['This link has been used or is no longer valid. Please ask for another one.'],
    });
    const rows = await service.db.rows('SELECT token_hash FROM student_link');
    expect(JSON.stringify(rows)).not.toContain(tokenOf(email));
  });

  it('sends no word of whoever registered the address but a name', async () => {
    const { email } = await register({ first_name: 'Win money at evil.example' });
    const [mail] = mailsTo(email);
    expect(mail?.text).toContain('Hello,');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  it('is void once the address is another', async () => {
    const { email, username } = await register();
    const token = tokenOf(email);
    await service.get(PersonRecords).update(STUDENTS, username, { email: `new-${email}` });
    expect((await verify(token)).status).toBe(400);
  });

  it('sends the link again to whoever needs it, and says the same to all', async () => {
    const { email } = await register();
    const first = tokenOf(email);
    const [known, unknown] = [await resend(email), await resend('nobody@example.com')];
    expect(known.body).toEqual(unknown.body);
    expect(mailsTo(email)).toHaveLength(2);
    expect(mailsTo('nobody@example.com')).toEqual([]);
    expect((await verify(first)).status).toBe(400);
    expect((await verify(tokenOf(email))).status).toBe(200);
    await resend(email);
    expect(mailsTo(email)).toHaveLength(2);
  });
});

describe('the link that staff send again', () => {
  it('leaves at once, five times an hour, until the address is verified', async () => {
    const { email, username } = await register();
    const server = jest.spyOn(service.get(Mail), 'hasServer', 'get').mockReturnValue(true);
    expect((await resendByStaff(username)).body.data).toEqual({ sent: true, simulated: false });
    server.mockRestore();
    expect(mailsTo(email)).toHaveLength(2);
    const answers = await race(6, () => resendByStaff(username));
    expect(statuses(answers)).toEqual({ 201: 4, 429: 2 });
    // Parallel mails leave in any order; the link of one of them is valid.
    const sent = tokensOf(email);
    expect(sent).toHaveLength(6);
    expect(statuses(await race(sent.length, index => verify(sent[index]!)))).toEqual({ 200: 1, 400: 5 });
    expect((await resendByStaff(username)).status).toBe(409);
    expect((await resendByStaff('nobody')).status).toBe(404);
  });

  it('is simulated where nothing leaves', async () => {
    const { username } = await register();
    expect((await resendByStaff(username)).body.data).toEqual({ sent: false, simulated: true });
    jest.spyOn(service.get(Mail), 'canSend', 'get').mockReturnValue(false);
    expect((await resendByStaff(username)).body.data).toEqual({ sent: false, simulated: true });
  });

  it('is told to fail when the mail server refuses it, and leaves the former link as it was', async () => {
    const { email, username } = await register();
    jest.spyOn(service.get(Mail), 'sendNow').mockRejectedValue(new Error('refused'));
    const refused = await resendByStaff(username);
    expect([refused.status, refused.body.message]).toEqual([
      503,
      'The mail server does not take the message. Please try again later.',
    ]);
    expect((await verify(tokenOf(email))).status).toBe(200);
  });
});

describe('signing in where every attempt counts', () => {
  it('is refused after ten, right or wrong', async () => {
    const { email } = await register();
    const signIn = (password: string) => service.anonymous.post('/api/pupils/login', { email, password });
    expect((await signIn(PASSWORD)).body.data).toMatchObject({ email, username: expect.any(String) });
    expect((await signIn('wrong')).status).toBe(401);
    expect(statuses(await race(10, () => signIn(PASSWORD)))).toEqual({ 200: 8, 429: 2 });
  });
});

describe('a kind that is part of a table', () => {
  const verifiedOnly = { ...STUDENTS, rowCondition: 'person.is_verified' };

  it('is all that its routes can see and change', async () => {
    const { username } = await register();
    const [records, queries] = [service.get(PersonRecords), service.get(PersonQueries)];
    const refusals = await Promise.allSettled([
      records.update(verifiedOnly, username, { firstName: 'Other' }),
      records.setPassword(verifiedOnly, username, PASSWORD),
      records.delete(verifiedOnly, username),
      queries.byUsername(verifiedOnly, username, { columns: 'id' }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
    const whole = await queries.statistic(STUDENTS);
    const part = await queries.statistic(verifiedOnly);
    expect([part.total, part.unverified]).toEqual([whole.verified, 0]);
    const list = { columns: 'username', filters: {}, order: 'person.id ASC' };
    const page = await queries.page(verifiedOnly, list, { page: 1, limit: 5 });
    expect(page.total).toBe(whole.verified);
  });
});
