import { SERVICES } from '#host/services';
import { Storage } from '#media/storage';
import { courses } from '#services/courses/courses';
import { makeCourse, makeStudent } from '../courses/factories';
import { startService, type TestService } from '../harness/app';
import { startWithDemo } from '../harness/demo-template';
import { command } from './commands';

const SECRETS = /"(password_hash|token_hash|secret_hash|access_token|client_token|search_text|token_version)"/;

/** Columns by which a table may hold something of somebody. */
const WORDS =
  `^((.+_)?(email|phone|username|address|first_name|last_name|notes?|message|body|comment|feedback|instructions|
  reason|receipt|answer|requests|attachment_url|profile_picture)|name|caller)$`.replace(/\s/g, '');
const IDS = '^(recipient|customer|student|account|member|author|person|coach)_id$';

interface Column {
  table: string;
  column: string;
  type: string;
}

const books: Readonly<Record<string, string>> = {
  food: 'SELECT sum(total_cents) AS total, count(*) AS records FROM customer_order',
  stays: 'SELECT sum(total_cents) AS total, count(*) AS records FROM booking',
  courses: 'SELECT sum(total_cents) AS total, count(*) AS records FROM course_order',
};

/** A person of the demo data of whom much is held. */
const persons: Readonly<Record<string, string>> = {
  food: `SELECT 'customer@food.example' AS email`,
  courses: `SELECT 'student@courses.example' AS email`,
  property: 'SELECT email FROM lead JOIN viewing ON viewing.lead_id = lead.id LIMIT 1',
  stays: `SELECT guest_email AS email FROM booking JOIN review ON review.booking_id = booking.id LIMIT 1`,
  fitness: `SELECT 'member@fitness.example' AS email`,
};

/** Where the demo data may have nothing of the person under way. */
const begun: Readonly<Record<string, string>> = {
  food: `UPDATE customer_order SET status = 'preparing', payment_status = 'paid'
         WHERE id = (SELECT max(id) FROM customer_order WHERE email = 'customer@food.example')`,
};

const finished: Readonly<Record<string, string>> = {
  food: `UPDATE customer_order SET status = 'delivered', payment_status = 'paid'`,
  stays: `UPDATE booking SET status = 'completed', payment_status = 'paid'`,
};

describe.each(SERVICES.map(service => [service.definition.name, service] as const))('in %s', (name, hosted) => {
  const { personalData } = hosted;
  let service: TestService;
  let email: string;

  beforeAll(async () => {
    service = await startWithDemo(hosted);
    email = (await service.db.row<{ email: string }>(persons[name]!))!.email;
  });
  afterAll(() => service?.close());

  const person = (what: string, whose = email) =>
    command(`person ${what} --service ${name} --email ${whose} --json`, {
      environment: { DATABASE_URL: service.configuration.services[name]!.databaseUrl, DEMO_PASSWORD: 'demo-pass' },
    });

  /** The tables in which a text still stands, jobs included. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await service.db.rows<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = ANY($1)`,
      [[name, `${name}_jobs`]],
    );
    const found: string[] = [];
    for (const { name: table } of tables) {
      // `admin@` is no mention of `super-admin@`.
      const held = `SELECT 1 FROM ${table} t WHERE t::text ~* $1 LIMIT 1`;
      const mention = `(^|[^a-z0-9._-])${text.replaceAll('.', '\\.')}`;
      if ((await service.db.rows(held, [mention])).length > 0) found.push(table);
    }
    return found;
  }

  it('every table with a column that may hold something of a person is declared, and each such column', async () => {
    const columns = await service.db.rows<Column>(
      `SELECT table_name AS table, column_name AS column, data_type AS type FROM information_schema.columns
       WHERE table_schema = $1 AND table_name NOT IN ('schema_migration', 'schema_routine')`,
      [name],
    );
    // Texts of two languages are content, which staff write.
    const isOfWords = ({ column, type }: Column) =>
      new RegExp(WORDS).test(column) && (type !== 'jsonb' || column === 'address');
    const isOfPeople = (one: Column) => new RegExp(IDS).test(one.column) || isOfWords(one);
    const declared = new Set(personalData.tables.map(({ table }) => table));
    const asked = columns.filter(isOfPeople);
    const missing = asked.filter(({ table }) => !declared.has(table) && !(table in personalData.others));
    expect(missing).toEqual([]);
    expect(Object.keys(personalData.others).filter(table => !columns.some(column => column.table === table))).toEqual(
      [],
    );
    const overlooked = personalData.tables.flatMap(({ table, erase, harmless = [] }) =>
      typeof erase === 'string'
        ? []
        : columns
            .filter(column => column.table === table)
            .filter(one => isOfWords(one) || one.column === 'search_text')
            .filter(({ column }) => !(column in erase) && !harmless.includes(column)),
    );
    expect(overlooked).toEqual([]);
  });

  it('what is held of a person is written without secrets, then erased, and the books stay', async () => {
    const exported = await person('export');
    expect(exported).toMatchObject({ exitCode: 0, complaint: '' });
    expect(exported.out).not.toMatch(SECRETS);
    const records = exported.data.records as Record<string, unknown[]>;
    expect(Object.keys(records).length).toBeGreaterThan(1);
    const before = books[name] && (await service.db.row(books[name]));

    if (begun[name]) await service.db.rows(begun[name]);
    expect((await person('erase')).complaint).toContain(finished[name] ? 'under way' : '--yes');
    if (finished[name]) await service.db.rows(finished[name]);
    const erased = await person('erase --yes');
    expect(erased).toMatchObject({ exitCode: 0, complaint: '' });
    expect(Object.keys(erased.data.tables as object)).toEqual(expect.arrayContaining(Object.keys(records)));
    expect(await tablesWith(email)).toEqual([]);
    if (books[name]) expect(await service.db.row(books[name])).toEqual(before);

    expect((await person('erase --yes')).data).toEqual({ service: name, tables: {} });
    expect((await person('export')).data.records).toEqual({});
    expect((await service.anonymous.get('/api/health')).status).toBe(200);
  });

  it('somebody of the staff is erased, but never the last one who may do everything', async () => {
    const staff = await service.db.rows<{ email: string; full: boolean }>(
      `SELECT account.email, bool_or(cardinality(role.permissions) = (SELECT max(cardinality(permissions)) FROM role)) AS full
       FROM account JOIN account_role held ON held.account_id = account.id JOIN role ON role.id = held.role_id
       GROUP BY account.id ORDER BY account.id`,
    );
    const full = staff.filter(one => one.full);
    const other = staff.find(one => !one.full)!;
    expect((await person('erase --yes', other.email)).exitCode).toBe(0);
    expect(await tablesWith(other.email)).toEqual([]);
    for (const one of full.slice(1)) await person('erase --yes', one.email);
    expect(await person('erase --yes', full[0]!.email)).toMatchObject({ exitCode: 1 });
    expect(await tablesWith(full[0]!.email)).not.toEqual([]);
  });
});

it('pictures of a person go in every size, but not one that something else shows', async () => {
  const service = await startService(courses);
  const storage = service.get(Storage);
  const folders = ['uploads/own', 'uploads/cover'];
  for (const folder of folders) {
    for (const size of ['thumbnail', 'full'])
      await storage.put(`${folder}/${size}.jpg`, Buffer.from('x'), 'image/jpeg');
  }
  const [own, cover] = folders.map(folder => storage.addressOf(`${folder}/full.jpg`));
  const student = await makeStudent(service.db, { email: 'seen@school.example' });
  const picture = 'UPDATE student SET profile_picture = $2 WHERE id = $1';
  await service.db.rows(picture, [student.id, own]);
  const thief = await makeStudent(service.db, { email: 'unseen@school.example' });
  await service.db.rows(picture, [thief.id, cover]);
  await makeCourse(service.db, { coverUrl: storage.addressOf('uploads/cover/thumbnail.jpg') });
  for (const email of ['seen', 'unseen']) {
    const told = await command(`person erase --service courses --email ${email}@school.example --yes`);
    expect(told.exitCode).toBe(0);
  }
  const left = await Promise.all(
    ['own/thumbnail', 'own/full', 'cover/full'].map(key => storage.exists(`uploads/${key}.jpg`)),
  );
  expect(left).toEqual([false, false, true]);
  await service.close();
});

it('somebody whose address ends alike loses nothing, and waiting mails of the person go', async () => {
  const service = await startService(courses);
  await makeStudent(service.db, { email: 'ann@school.example' });
  await makeStudent(service.db, { email: 'joann@school.example' });
  for (const to of ['ann@school.example', 'joann@school.example']) {
    await service.db.rows(`SELECT courses_jobs.add_job('mail', $1::json)`, [JSON.stringify({ to: `A <${to}>` })]);
    await service.db.rows(`INSERT INTO once_answer (kind, key, caller, answer) VALUES ('x', $1, '', $2)`, [
      to,
      JSON.stringify({ email: to }),
    ]);
  }
  const jobs = async () => (await service.db.rows('SELECT id FROM courses_jobs.jobs')).length;
  const before = await jobs();
  expect((await command('person erase --service courses --email Ann@School.example --yes')).exitCode).toBe(0);
  expect(before - (await jobs())).toBe(1);
  expect(await service.db.rows('SELECT key FROM once_answer')).toEqual([{ key: 'joann@school.example' }]);
  expect(await service.db.row(`SELECT 1 AS there FROM student WHERE email = 'joann@school.example'`)).toBeDefined();
  await service.close();
});
