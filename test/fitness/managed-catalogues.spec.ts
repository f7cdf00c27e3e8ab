import { vacuum } from '../harness/bulk-rows';
import { race, statuses } from '../harness/race';
import { plansOf, statementsOf } from '../harness/statements';
import { both } from './catalogue-bodies';
import { makeGroup } from './community.factories';
import { type Actor, type Fitness, startFitness } from './fitness';

type Body = Record<string, unknown>;

interface Kind {
  permission: string;
  /** The field of the name, and that of the address. */
  named: 'name' | 'title';
  address: 'key' | 'slug';
  body: Body;
  changed: Body;
  refused: Body[];
  filter: [found: string, missed: string, refused: string] | undefined;
  table: string;
}

const KINDS: Record<string, Kind> = {
  devices: {
    permission: 'settings.edit',
    named: 'name',
    address: 'key',
    body: { maker: 'Polar', kind: 'watch', figures: ['steps', 'calories'], position: 3 },
    changed: { maker: 'Suunto', figures: [], description: both('A watch') },
    refused: [{ kind: 'spoon' }, { figures: ['secrets'] }, { figures: ['steps', 'steps'] }, { maker: null }],
    filter: ['kind=watch', 'kind=ring', 'kind=spoon'],
    table: 'device',
  },
  'billing-plans': {
    permission: 'settings.edit',
    named: 'name',
    address: 'key',
    body: { price: 49.5, interval: 'month', features: [both('A coach')] },
    changed: { price: 0, interval: 'year', currency: 'AED', features: [] },
    refused: [{ price: -1 }, { price: 1.234 }, { interval: 'day' }, { currency: 'dollars' }],
    filter: ['interval=month', 'interval=year', 'interval=day'],
    table: 'billing_plan',
  },
  discussions: {
    permission: 'fitness.manage',
    named: 'title',
    address: 'slug',
    body: { body: both('Tell us.') },
    changed: { body: both('Tell us more.') },
    refused: [{ group_id: 99_999_999 }, { group_id: 'x' }, { title: null }],
    filter: undefined,
    table: 'discussion',
  },
};

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
  await fitness.setting('currency', 'USD');
});
afterAll(() => fitness?.service.close());

let names = 0;
const uniqueName = () => both(`Entry ${(names += 1)}x`);

describe.each(Object.entries(KINDS))('/%s/manage', (catalogue, kind) => {
  const { permission, named, address, body, changed, refused, filter, table } = kind;
  const path = `/api/${catalogue}/manage`;
  let editor: Actor;
  beforeAll(async () => {
    editor = await fitness.staff({ permissions: [permission] });
  });

  async function add(values: Body = {}) {
    const answer = await editor.post(path, { [named]: uniqueName(), ...body, ...values });
    expect(answer).toMatchObject({ status: 201, body: { success: true } });
    return answer.body.data;
  }

  it('is empty in a fresh service and for those with the permission alone', async () => {
    expect((await editor.get(path)).body.data).toEqual({ data: [], page: 1, limit: 15, total: 0, totalPages: 0 });
    const member = await fitness.member();
    const { id } = await add();
    const calls = [
      (who: Fitness['anonymous']) => who.get(path),
      (who: Fitness['anonymous']) => who.get(`${path}/${id}`),
      (who: Fitness['anonymous']) => who.post(path, { [named]: uniqueName(), ...body }),
      (who: Fitness['anonymous']) => who.patch(`${path}/${id}`, {}),
      (who: Fitness['anonymous']) => who.delete(`${path}/${id}`),
    ];
    for (const call of calls) {
      expect((await call(fitness.anonymous)).status).toBe(401);
      expect((await call(member)).status).toBe(403);
    }
    expect((await fitness.owner.get(`${path}/${id}`)).status).toBe(200);
  });

  it('adds, shows, changes and deletes a record', async () => {
    const name = uniqueName();
    const added = await add({ [named]: name });
    expect(added).toMatchObject({ [named]: name, ...body });
    expect((await editor.get(`${path}/${added.id}`)).body.data).toEqual(added);

    const answer = await editor.patch(`${path}/${added.id}`, { [named]: both('Renamed'), ...changed });
    expect(answer).toMatchObject({ status: 200, body: { message: 'The record is saved.' } });
    expect(answer.body.data).toMatchObject({ [named]: both('Renamed'), ...changed, [address]: added[address] });

    expect((await editor.delete(`${path}/${added.id}`)).status).toBe(200);
    const gone = [await editor.get(`${path}/${added.id}`), await editor.delete(`${path}/${added.id}`)];
    gone.push(await editor.patch(`${path}/${added.id}`, {}), await editor.get(`${path}/999999`));
    for (const { status, body: failure } of gone) expect([status, failure.code]).toEqual([404, 'record_not_found']);
  });

  it(`makes a free ${address} of the English ${named} and refuses one that is taken`, async () => {
    const name = both(`The twin of ${catalogue}`);
    const answers = await race(6, () => editor.post(path, { [named]: name, ...body }));
    expect(statuses(answers)).toEqual({ 201: 6 });
    const made = answers.map(answer => answer.body.data[address] as string);
    expect(new Set(made).size).toBe(6);
    expect(made).toContain(`the-twin-of-${catalogue}`);
    const taken = { [named]: name, ...body, [address]: made[0] };
    for (const answer of [
      await editor.post(path, taken),
      await editor.patch(`${path}/${answers[1]!.body.data.id}`, { [address]: made[0] }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'slug_in_use']);
    expect((await add({ [address]: `own-${catalogue}` }))[address]).toBe(`own-${catalogue}`);
  });

  it('finds by words and filters, the latest change first, in pages of one statement', async () => {
    const first = await add({ [named]: both(`Listed Zyx ${catalogue}`, 'قائمة القُرفُصاء') });
    const second = await add({ [named]: both(`Listed zyx again ${catalogue}`) });
    const ids = async (query: string) =>
      (await editor.get(`${path}?${query}`)).body.data.data.map((row: { id: number }) => row.id) as number[];
    expect(await ids(`search=ZYX listed ${catalogue}`)).toEqual([second.id, first.id]);
    expect(await ids('search=zyx&order=asc')).toEqual([first.id, second.id]);
    expect(await ids('search=القرفصاء')).toEqual([first.id]);
    expect(await ids('search=zyx&page=2&page_count=1')).toEqual([first.id]);
    if (filter) {
      expect(await ids(`search=zyx&${filter[0]}`)).toEqual([second.id, first.id]);
      expect(await ids(`search=zyx&${filter[1]}`)).toEqual([]);
      expect((await editor.get(`${path}?${filter[2]}`)).status).toBe(400);
    }
    const read = () => editor.get(path);
    const pages = (await statementsOf(fitness.service.db, read)).filter(text => / c\b/.test(text));
    expect(pages).toHaveLength(1);
  });

  it('refuses what it does not know', async () => {
    const { id } = await add();
    for (const wrong of [...refused, { surprise: 1 }, { [named]: both('', '') }]) {
      expect([wrong, (await editor.patch(`${path}/${id}`, wrong)).status]).toEqual([wrong, 400]);
      const made = await editor.post(path, { [named]: uniqueName(), ...body, ...wrong });
      expect([wrong, made.status]).toEqual([wrong, 400]);
    }
    expect((await editor.post(path, body)).body.errors).toHaveProperty(named);
  });

  it('reads a page in the order of an index', async () => {
    const { db } = fitness.service;
    const fields = {
      device: `key, name, maker, kind, updated_at) SELECT 'm' || n, '{"en": "M", "ar": "M"}', 'x', 'watch'`,
      billing_plan: `key, name, price_cents, interval, updated_at) SELECT 'm' || n, '{"en": "M", "ar": "M"}', 1, 'month'`,
      discussion: `slug, title, updated_at) SELECT 'm' || n, '{"en": "M", "ar": "M"}'`,
    }[table];
    await db.rows(`INSERT INTO ${table} (${fields}, now() - n * interval '1 minute' FROM generate_series(1, 2000) n`);
    await vacuum(db, [table]);
    const index = table === 'discussion' ? 'discussion_changed_idx' : `${table}_recent_idx`;
    expect((await plansOf(db, () => editor.get(path))).join('\n')).toContain(index);
  });
});

it('shows members what staff added, and keeps what members use', async () => {
  const { owner, service } = fitness;
  const member = await fitness.member();
  const device = (
    await owner.post('/api/devices/manage', { name: both('Shown band'), maker: 'Polar', kind: 'band', position: 0 })
  ).body.data;
  const connect = () => member.post(`/api/fitness/devices/${device.key}/toggle`);
  expect((await connect()).body.data.connected_count).toBe(1);
  expect((await owner.get(`/api/devices/manage/${device.id}`)).body.data.connected_count).toBe(1);
  expect((await owner.delete(`/api/devices/manage/${device.id}`)).body.code).toBe('device_in_use');
  await connect();
  expect((await owner.delete(`/api/devices/manage/${device.id}`)).status).toBe(200);

  await fitness.setting('currency', 'SAR');
  const plan = (
    await owner.post('/api/billing-plans/manage', { name: both('Shown plan'), price: 12.5, interval: 'month' })
  ).body.data;
  expect(plan.currency).toBe('SAR');
  const plans = (await member.get('/api/fitness/billing')).body.data.plans;
  expect(plans).toContainEqual(expect.objectContaining({ key: 'shown-plan', price: 12.5, currency: 'SAR' }));
  await service.db.rows(`INSERT INTO subscription (account_id, plan_id, started_on) VALUES ($1, $2, '2026-05-01')`, [
    member.id,
    plan.id,
  ]);
  expect((await owner.delete(`/api/billing-plans/manage/${plan.id}`)).body.code).toBe('billing_plan_in_use');
});

it('opens discussions that members reply to, and deletes them with their replies', async () => {
  const { owner } = fitness;
  const member = await fitness.member();
  const group = await makeGroup(fitness.service.db);
  const title = both('Which shoes last?', 'أي الأحذية تدوم؟');
  const opened = (await owner.post('/api/discussions/manage', { title, group_id: group.id })).body.data;
  expect(opened).toMatchObject({ group_id: group.id, group: { slug: group.slug }, reply_count: 0, author: null });
  const path = `/api/fitness/community/discussions/${opened.slug}`;
  expect((await member.post(`${path}/replies`, { body: 'Mine' })).status).toBe(403);
  await owner.patch(`/api/discussions/manage/${opened.id}`, { group_id: null });
  expect((await member.post(`${path}/replies`, { body: 'Mine' })).status).toBe(201);
  expect((await owner.get(`/api/discussions/manage/${opened.id}`)).body.data.reply_count).toBe(1);
  expect((await owner.get(`/api/discussions/manage?search=shoes`)).body.data.total).toBe(1);
  expect((await owner.delete(`/api/discussions/manage/${opened.id}`)).status).toBe(200);
  expect((await member.get(path)).status).toBe(404);
});
