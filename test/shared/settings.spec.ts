import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { problem } from '#kit/fields/field';
import type { SettingSeed } from '#kit/service/service-definition';
import { seedSettings } from '#shared/settings/seed-settings';
import { Settings } from '#shared/settings/settings';
import { settings } from '#shared/settings/settings.feature';
import { SettingVisibility } from '#shared/settings/setting-visibility';
import type { Seeding } from '#shared/seeding/seeding';
import { statementsOf } from '../harness/statements';
import { type SmallAccount, type SmallService, startSmallServices } from './small-service';

const seeds: SettingSeed[] = [
  {
    key: 'delivery_fee',
    value: 3.5,
    type: 'number',
    category: 'pricing',
    description: ['Fee of a delivery', 'رسوم التوصيل'],
    refuse: notNegative,
  },
  {
    key: 'site_name',
    value: 'Cedar',
    type: 'string',
    category: 'site',
    description: ['Name of the site', 'اسم الموقع'],
    isPublic: true,
  },
  { key: 'site_about', value: 'من نحن', type: 'text', category: 'site', description: ['Page about us', 'صفحة من نحن'] },
  {
    key: 'is_open',
    value: true,
    type: 'boolean',
    category: 'site',
    description: ['Whether orders are taken', 'استقبال الطلبات'],
  },
  {
    key: 'featured',
    value: ['PRP-1'],
    type: 'json',
    category: 'home',
    description: ['Featured references', 'المراجع المميزة'],
  },
];

function notNegative(value: unknown): string | undefined {
  return (value as number) >= 0 ? undefined : problem('out_of_range', { min: 0, max: 100 });
}

@Injectable()
class OnlyEditorsSeeAll extends SettingVisibility {
  override async onlyPublic(caller: Caller): Promise<boolean> {
    return !caller.permissions.has('settings.edit');
  }
}

let service: SmallService;
let editor: SmallAccount;
let viewer: SmallAccount;

beforeAll(async () => {
  [service] = (await startSmallServices([{ name: 'house', settings: seeds }], () => [
    settings({ sizeNames: ['limit', 'page_count'] }),
  ])) as [SmallService];
  editor = await service.addStaff('settings.view', 'settings.edit');
  viewer = await service.addStaff('settings.view');
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.db.rows('DELETE FROM setting');
  await seed();
});

const configuration = { demoData: false };
const seed = (own = seeds) =>
  seedSettings({ definition: { settings: own }, db: service.db, configuration } as unknown as Seeding);
const keysOf = (answer: { body: { data: { data: { key: string }[] } } }) => answer.body.data.data.map(row => row.key);

describe('GET /settings', () => {
  it('shows every setting with its type, latest change first', async () => {
    await service.db.rows(`UPDATE setting SET updated_at = now() + interval '1 second' WHERE key = 'site_name'`);
    const answer = await viewer.client.get('/api/settings');
    expect(answer.status).toBe(200);
    expect(keysOf(answer)).toEqual(['site_name', 'delivery_fee', 'featured', 'is_open', 'site_about']);
    expect(answer.body.data).toMatchObject({ page: 1, limit: 10, total: 5, totalPages: 1 });
    expect(answer.body.data.data[0]).toEqual({
      key: 'site_name',
      value: 'Cedar',
      type: 'string',
      category: 'site',
      description: 'Name of the site',
      is_public: true,
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it.each([
    ['search=DELIVERY fee', ['delivery_fee']],
    ['search=about', ['site_about']],
    ['search=cedar', ['site_name']],
    ['search=prp-1', ['featured']],
    ['search=%', []],
    ['search=___', []],
    ['search=', ['delivery_fee', 'featured', 'is_open', 'site_about', 'site_name']],
    ['category=site', ['is_open', 'site_about', 'site_name']],
    ['category=site&search=name', ['site_name']],
    ['type=json', ['featured']],
    ['category=nothing', []],
    ['category=site&category=home', ['delivery_fee', 'featured', 'is_open', 'site_about', 'site_name']],
  ])('%s finds %p', async (query, keys) => {
    expect(keysOf(await viewer.client.get(`/api/settings?${encodeURI(query)}`))).toEqual(keys);
  });

  it.each([
    ['page=2&limit=2', { page: 2, limit: 2, total: 5, totalPages: 3 }, ['is_open', 'site_about']],
    ['page=3&page_count=2', { page: 3, limit: 2, total: 5, totalPages: 3 }, ['site_name']],
    ['page=9', { page: 9, limit: 10, total: 5, totalPages: 1 }, []],
    ['limit=1000&page=x', { page: 1, limit: 100, total: 5, totalPages: 1 }, seeds.map(({ key }) => key).toSorted()],
  ])('%s is page %p', async (query, page, keys) => {
    const answer = await viewer.client.get(`/api/settings?${query}`);
    expect(answer.body.data).toMatchObject(page);
    expect(keysOf(answer)).toEqual(keys);
  });

  it('reads the table once', async () => {
    const statements = await statementsOf(service.db, () => viewer.client.get('/api/settings'));
    expect(statements.filter(statement => statement.includes('setting"'))).toHaveLength(1);
  });

  it('asks for its permission', async () => {
    const other = await service.addStaff('orders.view');
    const student = await service.addStudent();
    expect((await service.anonymous.get('/api/settings')).status).toBe(401);
    expect((await student.client.get('/api/settings')).status).toBe(401);
    expect((await other.client.get('/api/settings')).status).toBe(403);
  });
});

describe('one setting', () => {
  it('is read by its key, and unknown keys are 404', async () => {
    expect((await viewer.client.get('/api/settings/delivery_fee')).body.data.value).toBe(3.5);
    expect((await viewer.client.get('/api/settings/unknown')).status).toBe(404);
    expect((await editor.client.patch('/api/settings/unknown', { value: 1 })).status).toBe(404);
    expect((await editor.client.delete('/api/settings/unknown')).status).toBe(404);
  });

  it.each([
    ['delivery_fee', 4.25],
    ['delivery_fee', 0],
    ['site_name', ''],
    ['site_name', 'أرز'],
    ['site_about', 'two\nlines'],
    ['is_open', false],
    ['featured', []],
    ['featured', { nested: [{ name: 'a' }, null, 1] }],
  ])('%s takes %p', async (key, value) => {
    const changed = await editor.client.patch(`/api/settings/${key}`, { value });
    expect(changed.status).toBe(200);
    expect(changed.body.message).toBe('The setting is saved.');
    expect(changed.body.data.value).toEqual(value);
    expect((await viewer.client.get(`/api/settings/${key}`)).body.data).toEqual(changed.body.data);
  });

  it.each([
    ['delivery_fee', '5', 'Value must be a number.'],
    ['delivery_fee', true, 'Value must be a number.'],
    ['delivery_fee', null, 'Value must be a number.'],
    ['delivery_fee', -0.5, 'Value must be from 0 to 100.'],
    ['site_name', 5, 'Value must be text.'],
    ['site_name', 'a\u0000b', 'Value holds characters that are no text.'],
    ['is_open', 'true', 'Value must be true or false.'],
    ['featured', 'PRP-1', 'Value must be an object or a list.'],
    ['featured', null, 'Value must be an object or a list.'],
  ])('%s refuses %p', async (key, value, sentence) => {
    const before = (await viewer.client.get(`/api/settings/${key}`)).body;
    const refused = await editor.client.patch(`/api/settings/${key}`, { value });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ value: [sentence] });
    expect((await viewer.client.get(`/api/settings/${key}`)).body).toEqual(before);
  });

  it.each([
    ['site_name', 255],
    ['site_about', 10_000],
  ])('%s has room for %d characters', async (key, most) => {
    const full = '\u{1F600}'.repeat(most);
    expect((await editor.client.patch(`/api/settings/${key}`, { value: full })).body.data.value).toBe(full);
    const refused = await editor.client.patch(`/api/settings/${key}`, { value: `${full}x` });
    expect(refused.body.errors).toEqual({ value: [`Value has room for ${most} characters.`] });
  });

  it('needs a value and takes nothing else', async () => {
    const empty = await editor.client.patch('/api/settings/delivery_fee', {});
    expect(empty.body.errors).toEqual({ value: ['Value is missing.'] });
    const other = await editor.client.patch('/api/settings/delivery_fee', { value: 1, type: 'string' });
    expect(other.status).toBe(400);
    expect(Object.keys(other.body.errors as object)).toEqual(['type']);
  });

  it.each([
    ['__proto__', '{"value": 1, "__proto__": {"type": "string"}}', '__proto__'],
    ['constructor', '{"value": 1, "constructor": {"prototype": {"type": "string"}}}', 'constructor'],
    ['toString', '{"value": 1, "toString": null}', 'toString'],
    ['__proto__ deep inside', '{"value": {"a": [{"__proto__": {}}]}}', 'value.a.0.__proto__'],
  ])('takes no %s, which every object has', async (_, raw, path) => {
    const refused = await editor.client.patch('/api/settings/delivery_fee', undefined, { raw });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(`"errors":{"${path}":["${path} is not a field of this request."]}`);
  });

  it('is refused in Arabic to those who read Arabic', async () => {
    const refused = await editor.client.inArabic().patch('/api/settings/is_open', { value: 1 });
    expect(refused.body.errors.value[0]).toMatch(/^يجب أن يكون «القيمة»/);
  });

  it('moves to the front when it changes', async () => {
    await editor.client.patch('/api/settings/site_about', { value: 'About' });
    expect(keysOf(await viewer.client.get('/api/settings'))[0]).toBe('site_about');
  });

  it('has its first value again once it is deleted', async () => {
    await editor.client.patch('/api/settings/site_name', { value: 'Maple' });
    expect((await viewer.client.delete('/api/settings/site_name')).status).toBe(403);
    expect((await viewer.client.patch('/api/settings/site_name', { value: 'x' })).status).toBe(403);
    expect((await editor.client.delete('/api/settings/site_name')).body).toEqual({
      success: true,
      data: null,
      message: 'The setting has been reset to its initial value.',
    });
    expect((await viewer.client.get('/api/settings/site_name')).body.data).toMatchObject({
      key: 'site_name',
      value: 'Cedar',
      is_public: true,
    });
    expect(keysOf(await viewer.client.get('/api/settings'))).toHaveLength(seeds.length);
  });

  it('is deleted for good where no code declares it any more', async () => {
    await service.db.rows(
      `INSERT INTO setting (key, value, type, category, description) VALUES ('left', '1', 'number', 'old', '')`,
    );
    expect((await editor.client.delete('/api/settings/left')).status).toBe(200);
    expect((await viewer.client.get('/api/settings/left')).status).toBe(404);
  });
});

describe('Settings', () => {
  const read = () =>
    service.get(Settings).values({ delivery_fee: 'number', site_name: 'string', is_open: 'boolean', featured: 'json' });

  it('reads several in one statement', async () => {
    await editor.client.patch('/api/settings/delivery_fee', { value: 9.99 });
    expect(await read()).toEqual({ delivery_fee: 9.99, site_name: 'Cedar', is_open: true, featured: ['PRP-1'] });
    expect(await statementsOf(service.db, read)).toHaveLength(1);
  });

  it('reads the first value where a row is missing or cannot be used', async () => {
    await service.db.rows(`DELETE FROM setting WHERE key = 'site_name'`);
    await service.db.rows(`UPDATE setting SET value = '-1' WHERE key = 'delivery_fee'`);
    await service.db.rows(`UPDATE setting SET value = '"yes"' WHERE key = 'is_open'`);
    await service.db.rows(`UPDATE setting SET value = 'null' WHERE key = 'featured'`);
    expect(await read()).toEqual({ delivery_fee: 3.5, site_name: 'Cedar', is_open: true, featured: ['PRP-1'] });
  });

  it('reads one', async () => {
    expect(await service.get(Settings).value('is_open', 'boolean')).toBe(true);
  });

  it('throws for a setting that is not declared, or with another type', async () => {
    await expect(service.get(Settings).value('tip', 'number')).rejects.toThrow(`no setting 'tip'`);
    await expect(service.get(Settings).value('is_open', 'number')).rejects.toThrow(`of type 'number'`);
  });
});

describe('seedSettings', () => {
  it('creates what is missing and leaves the rest alone', async () => {
    await editor.client.patch('/api/settings/delivery_fee', { value: 8 });
    await service.db.rows(`DELETE FROM setting WHERE key = 'site_name'`);
    await seed();
    expect(await service.get(Settings).value('delivery_fee', 'number')).toBe(8);
    expect((await viewer.client.get('/api/settings/site_name')).body.data).toMatchObject({
      value: 'Cedar',
      is_public: true,
    });
  });

  it('refuses a first value that breaks its own rule', async () => {
    await expect(seed([{ ...seeds[0]!, value: -1 }])).rejects.toThrow(`setting 'delivery_fee'`);
  });
});

describe('a service in which not everybody sees all settings', () => {
  it('shows the others only the public ones', async () => {
    const [garden] = (await startSmallServices([{ name: 'garden', settings: seeds }], () => [
      settings({ sizeNames: ['page_count'], belowOne: 1, visibility: OnlyEditorsSeeAll }),
    ])) as [SmallService];
    try {
      const member = await garden.addStaff('settings.view');
      const admin = await garden.addStaff('settings.view', 'settings.edit');
      expect(keysOf(await member.client.get('/api/settings'))).toEqual(['site_name']);
      expect((await member.client.get('/api/settings?search=fee')).body.data.total).toBe(0);
      expect((await member.client.get('/api/settings/delivery_fee')).status).toBe(404);
      expect((await member.client.get('/api/settings/site_name')).status).toBe(200);
      expect((await admin.client.get('/api/settings')).body.data.total).toBe(5);
      expect((await admin.client.get('/api/settings?page_count=0')).body.data.limit).toBe(1);
      expect((await admin.client.get('/api/settings?limit=3')).body.data.limit).toBe(10);
    } finally {
      await garden.close();
    }
  });
});
