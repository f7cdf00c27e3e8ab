import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { trials } from '../harness/trials';
import { both, CATALOGUES, use, USES } from './catalogue-bodies';
import { type Actor, type Fitness, startFitness } from './fitness';

let fitness: Fitness;
let editor: Actor;

beforeAll(async () => {
  fitness = await startFitness();
  editor = await fitness.staff({ permissions: ['fitness.manage'] });
});
afterAll(() => fitness?.service.close());

const pathOf = (catalogue: string) => `/api/fitness/manage/${catalogue}`;
let names = 0;
const uniqueName = () => both(`Record ${(names += 1)}x`);

async function add(catalogue: string, values: Record<string, unknown> = {}) {
  const body = { name: uniqueName(), ...CATALOGUES[catalogue]!.body, ...values };
  const answer = await editor.post(pathOf(catalogue), body);
  expect(answer).toMatchObject({ status: 201, body: { success: true } });
  return answer.body.data;
}

describe.each(Object.keys(CATALOGUES))('the catalogue of %s', catalogue => {
  const path = pathOf(catalogue);
  const address = catalogue === 'badges' || catalogue === 'achievements' ? 'key' : 'slug';
  const { body, filter, missed, refused } = CATALOGUES[catalogue]!;

  it('is for those who keep it', async () => {
    const { anonymous } = fitness;
    const member = await fitness.member();
    const { id } = await add(catalogue);
    const calls = [
      (who: Actor | typeof anonymous) => who.get(path),
      (who: Actor | typeof anonymous) => who.get(`${path}/${id}`),
      (who: Actor | typeof anonymous) => who.post(path, { name: uniqueName(), ...body }),
      (who: Actor | typeof anonymous) => who.patch(`${path}/${id}`, {}),
      (who: Actor | typeof anonymous) => who.delete(`${path}/${id}`),
    ];
    for (const call of calls) {
      expect((await call(anonymous)).status).toBe(401);
      expect((await call(member)).status).toBe(403);
    }
    expect((await fitness.owner.get(`${path}/${id}`)).status).toBe(200);
  });

  it('adds, shows, changes and deletes a record', async () => {
    const name = uniqueName();
    const added = await add(catalogue, { name, description: both('About it') });
    expect(added).toMatchObject({ name, description: both('About it'), image_url: null, ...body, ...timesOf(body) });
    expect((await editor.get(`${path}/${added.id}`)).body.data).toEqual(added);

    const changed = await editor.patch(`${path}/${added.id}`, { name: both('Renamed'), description: null });
    expect(changed).toMatchObject({ status: 200, body: { message: 'The record is saved.' } });
    expect(changed.body.data).toEqual({
      ...added,
      name: both('Renamed'),
      description: { en: '', ar: '' },
      updated_at: changed.body.data.updated_at,
    });
    expect(changed.body.data.updated_at > added.updated_at).toBe(true);

    expect((await editor.delete(`${path}/${added.id}`)).status).toBe(200);
    const gone = [await editor.get(`${path}/${added.id}`), await editor.delete(`${path}/${added.id}`)];
    gone.push(await editor.patch(`${path}/${added.id}`, { name }), await editor.get(`${path}/999999`));
    for (const answer of gone)
      expect(answer).toMatchObject({ status: 404, body: { message: 'record_not_found', code: 'record_not_found' } });
  });

  it(`makes a free ${address} of the English name, keeps it, and refuses one that is taken`, async () => {
    const name = both(`The Twin of ${catalogue}`);
    const [first, second] = [await add(catalogue, { name }), await add(catalogue, { name })];
    expect(first[address]).toBe(`the-twin-of-${catalogue}`);
    expect(second[address]).toBe(`the-twin-of-${catalogue}-2`);
    const renamed = await editor.patch(`${path}/${first.id}`, { name: both('Somebody else') });
    expect(renamed.body.data[address]).toBe(first[address]);

    const taken = { name: uniqueName(), ...body, [address]: first[address] };
    const refusals = [await editor.post(path, taken)];
    refusals.push(await editor.patch(`${path}/${second.id}`, { [address]: first[address] }));
    for (const answer of refusals)
      expect(answer).toMatchObject({ status: 409, body: { message: 'slug_in_use', code: 'slug_in_use' } });
    expect((await editor.post(path, { ...taken, [address]: 'Not A Slug' })).status).toBe(400);
    expect((await add(catalogue, { [address]: `own-${catalogue}` }))[address]).toBe(`own-${catalogue}`);
  });

  it('gives records that are added at once slugs of their own', async () => {
    const name = both(`At once ${catalogue}`);
    const answers = await race(8, () => editor.post(path, { name, ...body }));
    expect(statuses(answers)).toEqual({ 201: 8 });
    expect(new Set(answers.map(answer => answer.body.data[address] as string)).size).toBe(8);
  });

  it('lists the latest change first, finds by words and filters, and pages', async () => {
    const [first, second] = [
      await add(catalogue, { name: both(`Listed Zyx ${catalogue}`, 'تمرين القُرفُصاء') }),
      await add(catalogue, { name: both(`Listed zyx again ${catalogue}`) }),
    ];
    const ids = async (query: string) =>
      (await editor.get(`${path}?${query}`)).body.data.data.map((row: { id: number }) => row.id) as number[];
    expect(await ids(`search=ZYX listed ${catalogue}`)).toEqual([second.id, first.id]);
    expect(await ids(`search=zyx&order=asc`)).toEqual([first.id, second.id]);
    expect(await ids('search=القرفصاء&page_count=1')).toEqual([first.id]);
    expect(await ids('search=zy%25')).toEqual([]);
    expect(await ids(`search=zyx&${filter}`)).toEqual([second.id, first.id]);
    expect(await ids(`search=zyx&${missed}`)).toEqual([]);
    await editor.patch(`${path}/${first.id}`, { description: both('Changed') });
    expect(await ids('search=zyx')).toEqual([first.id, second.id]);
    expect((await editor.get(`${path}?${refused}`)).status).toBe(400);

    const page = await editor.get(`${path}?search=zyx&page=2&page_count=1`);
    expect(page.body.data).toMatchObject({ page: 2, limit: 1, total: 2, totalPages: 2 });
    const limits = { '': 15, '?page_count=0': 1, '?page_count=-5': 1, '?page_count=1000': 100, '?page_count=abc': 15 };
    for (const [query, limit] of Object.entries(limits))
      expect((await editor.get(path + query)).body.data.limit).toBe(limit);
  });

  it('reads a page in one statement', async () => {
    await add(catalogue);
    const pages = (await statementsOf(fitness.service.db, () => editor.get(path))).filter(text => / c\b/.test(text));
    expect(pages).toHaveLength(1);
  });

  it('refuses what it does not know and what is missing', async () => {
    const { id } = await add(catalogue);
    expect((await editor.patch(`${path}/${id}`, { surprise: 1 })).status).toBe(400);
    expect((await editor.patch(`${path}/${id}`, { id: 4 })).status).toBe(400);
    expect((await editor.patch(`${path}/${id}`, { name: null })).status).toBe(400);
    expect((await editor.patch(`${path}/${id}`, { image_url: 'not an address' })).status).toBe(400);
    expect((await editor.post(path, { name: both('A', ''), ...body })).status).toBe(400);
    expect((await editor.post(path, body)).body.errors).toHaveProperty('name');
    for (const field of Object.keys(body).filter(key => catalogue !== 'groups' || key !== 'topic'))
      expect((await editor.post(path, { name: uniqueName(), ...body, [field]: undefined })).status).toBe(400);
  });

  const used = USES[catalogue];
  if (used)
    it('keeps a record that is in use, also when the use comes at the same moment', async () => {
      const member = await fitness.member();
      const { db } = fitness.service;
      const kept = await add(catalogue);
      expect(await use(db, catalogue, kept.id, member.id)).toBe(true);
      const refusal = await editor.delete(`${path}/${kept.id}`);
      expect(refusal).toMatchObject({ status: 409, body: { message: used[0], code: used[0] } });
      expect((await editor.get(`${path}/${kept.id}`)).status).toBe(200);

      for (let round = 0; round < trials(5, 2); round += 1) {
        const { id } = await add(catalogue);
        const other = await fitness.member();
        const [answer, taken] = await Promise.all([editor.delete(`${path}/${id}`), use(db, catalogue, id, other.id)]);
        expect([answer.status, taken]).toEqual(taken ? [409, true] : [200, false]);
        expect((await editor.get(`${path}/${id}`)).status).toBe(taken ? 200 : 404);
      }
    });
});

/** Instants are shown with milliseconds. */
function timesOf(body: Record<string, unknown>) {
  const times = Object.entries(body).filter(([field]) => field.endsWith('_at'));
  return Object.fromEntries(times.map(([field, at]) => [field, new Date(at as string).toISOString()]));
}
