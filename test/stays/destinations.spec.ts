import { race } from '../harness/race';
import { makeStay } from './factories';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.service.close());

const body = (values: object = {}) => ({
  name: { en: 'Old Town', ar: 'البلدة القديمة' },
  tagline: { en: 'Lanes and lamps', ar: 'أزقة ومصابيح' },
  description: { en: 'Stone houses.', ar: 'بيوت حجرية.' },
  ...values,
});
const create = (values: object = {}) => stays.host.post('/api/destinations/manage', body(values));
const listed = async () =>
  (await stays.anonymous.get('/api/destinations')).body.data.map(({ slug }: { slug: string }) => slug);

describe('destinations', () => {
  it('get an address from their English name, each its own', async () => {
    const made = await race(3, () => create());
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(made.map(answer => answer.body.data.slug))).toEqual(
      new Set(['old-town', 'old-town-2', 'old-town-3']),
    );
    expect((await create({ name: { en: 'Manage', ar: 'إدارة' } })).body.data.slug).toBe('manage-2');
    const taken = await create({ slug: 'old-town' });
    expect([taken.status, taken.body.code, Object.keys(taken.body.errors)]).toEqual([409, 'slug_taken', ['slug']]);
    expect((await create({ slug: 'manage' })).status).toBe(409);
  });

  it('are shown in sort order while they are visible', async () => {
    const last = (await create({ slug: 'last', cover_url: '/stays/media/uploads/a.jpg', cover_alt: 'Lamps' })).body
      .data;
    expect(last).toMatchObject({ cover_alt: { en: 'Lamps', ar: 'Lamps' }, is_active: true, stay_count: 0 });
    await create({ slug: 'first', sort_order: 0 });
    const hidden = (await create({ slug: 'hidden', is_active: false })).body.data;
    const visible = await listed();
    expect([visible.indexOf('first') < visible.indexOf('old-town'), visible.at(-1)]).toEqual([true, 'last']);
    expect(visible).not.toContain('hidden');
    expect((await stays.anonymous.get('/api/destinations/hidden')).status).toBe(404);
    expect((await stays.anonymous.get('/api/destinations/%00')).status).toBe(404);
    const all = (await stays.host.get('/api/destinations/manage')).body.data;
    expect(all.map(({ id }: { id: number }) => id)).toContain(hidden.id);

    const changed = await stays.host.put(`/api/destinations/manage/${hidden.id}`, {
      is_active: true,
      name: { en: 'Shown' },
    });
    expect(changed.body.data).toMatchObject({
      name: { en: 'Shown', ar: 'البلدة القديمة' },
      slug: 'hidden',
      is_active: true,
    });
    expect((await stays.anonymous.get('/api/destinations/hidden')).body.data).toMatchObject({ name: { en: 'Shown' } });
  });

  it('cannot be deleted while stays belong to them, also when one comes at the same time', async () => {
    const { id } = (await create()).body.data;
    const stay = await makeStay(stays.service.db, { destinationId: id, status: 'draft' });
    const path = `/api/destinations/manage/${id}`;
    const refused = await stays.host.delete(path);
    expect([refused.status, refused.body.code]).toEqual([409, 'destination_has_stays']);
    await stays.host.delete(`/api/stays/manage/${stay.id}`);
    expect((await stays.host.delete(path)).status).toBe(200);
    expect((await stays.host.delete(path)).status).toBe(404);
    expect((await stays.host.put(path, {})).status).toBe(404);
  });

  it.each([
    [{ name: { en: 'Only English' } }, 'name.ar'],
    [{ name: 'Old Town' }, 'name'],
    [{ tagline: undefined }, 'tagline'],
    [{ slug: 'Old Town' }, 'slug'],
    [{ cover_url: 'https://elsewhere.example/a.jpg' }, 'cover_url'],
    [{ sort_order: -1 }, 'sort_order'],
    [{ is_active: 'yes' }, 'is_active'],
    [{ colour: 'red' }, 'colour'],
  ])('%p is refused', async (values, field) => {
    const { status, body: answer } = await create(values);
    expect([status, Object.keys(answer.errors)]).toEqual([400, [field]]);
  });
});
