import sharp from 'sharp';
import { propertyPermissions } from '#services/property/property.permissions';
import { permissionNames } from '#kit/service/service-definition';
import { race, statuses } from '../harness/race';
import { makeStaff, PASSWORD } from './factories';
import { type Property, startProperty } from './property';

let property: Property;
beforeAll(async () => {
  property = await startProperty({ RATE_LIMIT_LOGIN: '' });
});
afterAll(() => property?.service.close());
beforeEach(() => property.service.clock.set('2026-05-09T08:00:00Z'));

const signIn = (email: string, password: string, visitor = property.visitor()) =>
  visitor.post('/api/auth/login', { email, password });

describe('signing in', () => {
  it('answers a token and the admin with roles and permissions', async () => {
    const answer = await signIn(' AGENT@example.com ', PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      token_type: 'Bearer',
      expires_in: '7d',
      admin: { email: 'agent@example.com', roles: [{ name: 'Agent' }] },
    });
    const me = await property.anonymous.as(answer.body.data.access_token).get('/api/auth/me');
    expect(me.body.data.permissions).toContain('viewings.edit');
    expect(me.body.data.permissions).not.toContain('settings.view');
  });

  it('refuses an unknown address and a wrong password alike', async () => {
    const [unknown, wrong] = [await signIn('nobody@example.com', PASSWORD), await signIn('agent@example.com', 'wrong')];
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('closes after ten failures until the oldest is fifteen minutes old; successes are not counted', async () => {
    const visitor = property.visitor();
    for (let attempt = 0; attempt < 12; attempt++) {
      expect((await signIn('owner@example.com', PASSWORD, visitor)).status).toBe(200);
    }
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await signIn('owner@example.com', 'wrong', visitor)).status).toBe(401);
      property.service.clock.advance({ minutes: 1 });
    }
    const refused = await signIn('owner@example.com', PASSWORD, visitor);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('300');
    expect((await signIn('owner@example.com', PASSWORD)).status).toBe(200);
    property.service.clock.advance({ minutes: 5 });
    expect((await signIn('owner@example.com', PASSWORD, visitor)).status).toBe(200);
  });

  it('lets everybody of one address in at once, and of guesses made at once no more than ten', async () => {
    const visitor = property.visitor();
    const people = await race(15, () => signIn('owner@example.com', PASSWORD, visitor));
    expect(statuses(people)).toEqual({ 200: 15 });
    const guesses = await race(15, index => signIn('owner@example.com', `wrong-${index}`, visitor));
    expect(statuses(guesses)).toEqual({ 401: 10, 429: 5 });
    expect((await signIn('owner@example.com', PASSWORD, visitor)).status).toBe(429);
  });
});

describe('the own profile', () => {
  it('takes its fields and neither password nor roles', async () => {
    const values = {
      first_name: 'Rami',
      last_name: 'Aziz',
      phone: '+971 50 555 0100',
      country_id: 4,
      profile_picture: null,
    };
    const answer = await property.agent.patch('/api/admins/profile', values);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject(values);
    for (const body of [{ password: 'secret-1' }, { role_ids: [1] }, { username: 'x' }, { scope: 1 }]) {
      const refused = await property.agent.patch('/api/admins/profile', body);
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.errors)).toEqual(Object.keys(body));
    }
  });

  it('keeps e-mail addresses apart, whatever their case', async () => {
    const answer = await property.agent.patch('/api/admins/profile', {
      email: 'OWNER@example.com',
      current_password: PASSWORD,
    });
    expect(answer.status).toBe(409);
    expect(Object.keys(answer.body.errors)).toEqual(['email']);
  });

  it('changes the password, six characters or more, and ends older tokens', async () => {
    const member = await property.member({ role: 'Agent' });
    const change = (password: string, current_password = PASSWORD) =>
      member.patch('/api/admins/profile/password', { current_password, password, password_confirmation: password });
    expect((await change('short')).body.errors).toHaveProperty('password');
    expect((await change('sixsix', 'wrong')).body.errors).toHaveProperty('current_password');
    const answer = await change('sixsix');
    expect(answer.status).toBe(200);
    expect((await member.get('/api/auth/me')).status).toBe(401);
    expect((await property.anonymous.as(answer.body.data.access_token).get('/api/auth/me')).status).toBe(200);
    expect((await signIn(member.email, 'sixsix')).status).toBe(200);
  });
});

describe('the team', () => {
  it('adds, lists and finds members', async () => {
    const body = {
      first_name: 'Mona',
      last_name: 'Karim',
      email: 'mona@example.com',
      password: 'sixsix',
      password_confirmation: 'sixsix',
    };
    const added = await property.owner.post('/api/admins', body);
    expect(added.status).toBe(201);
    expect((await property.owner.post('/api/admins', { ...body, email: 'MONA@example.com' })).status).toBe(409);
    const list = await property.owner.get('/api/admins?email=mona&page_count=1');
    expect(list.body.data).toMatchObject({ total: 1, limit: 1, data: [{ email: 'mona@example.com' }] });
    expect((await property.owner.get(`/api/admins/${added.body.data.username}`)).body.data.id).toBe(added.body.data.id);
    expect((await property.agent.get('/api/admins')).status).toBe(403);
  });

  it('always keeps somebody who may do everything', async () => {
    const { id } = property.owner;
    expect((await property.owner.delete(`/api/admins/${id}`)).status).toBe(409);
    expect((await property.owner.patch(`/api/admins/${id}/roles`, { role_ids: [] })).status).toBe(409);
    const second = await makeStaff(property.service.db, { role: 'Super Admin' });
    expect((await property.owner.delete(`/api/admins/${second.id}`)).status).toBe(200);
  });

  it('has 31 permissions and two roles', async () => {
    expect(permissionNames(propertyPermissions)).toHaveLength(31);
    const groups = (await property.owner.get('/api/roles/permissions')).body.data;
    expect(groups.flatMap((group: { permissions: unknown[] }) => group.permissions)).toHaveLength(31);
    const roles = (await property.owner.get('/api/roles/select')).body.data;
    expect(roles.map((role: { name: string }) => role.name)).toEqual(['Agent', 'Super Admin']);
  });
});

describe('notifications', () => {
  it('are the thirty newest of thirty days, each account its own', async () => {
    const { db } = property.service;
    await db.rows(
      `INSERT INTO notification (audience, recipient_id, type, created_at)
       SELECT 'staff', $1, 'lead_received', timestamptz '2026-05-09T07:00:00Z' - n * interval '1 day' FROM generate_series(0, 34) n`,
      [property.agent.id],
    );
    await db.rows(
      `INSERT INTO notification (audience, recipient_id, type, created_at) VALUES ('staff', $1, 'lead_received', '2026-05-09T07:30:00Z')`,
      [property.owner.id],
    );
    const feed = (await property.agent.get('/api/notifications')).body.data;
    expect(feed.items).toHaveLength(30);
    const [first] = feed.items;
    expect((await property.owner.patch(`/api/notifications/${first.id}/read`)).status).toBe(404);
    expect((await property.owner.delete(`/api/notifications/${first.id}`)).status).toBe(404);
    expect((await property.agent.patch('/api/notifications/read-all')).body.data.unread_count).toBe(0);
    expect((await property.owner.get('/api/notifications')).body.data.unread_count).toBe(1);
    const oldest = await db.row<{ id: number }>(
      'SELECT min(id) AS id FROM notification WHERE recipient_id = $1 AND created_at < $2',
      [property.agent.id, '2026-04-09T08:00:00Z'],
    );
    expect((await property.agent.patch(`/api/notifications/${oldest!.id}/read`)).status).toBe(404);
  });
});

describe('uploads', () => {
  it('come out at most 1920 pixels wide and fit into a gallery', async () => {
    const large = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#804020' } })
      .png()
      .toBuffer();
    const answer = await property.agent.upload('/api/helpers/upload', large, {
      path: 'homes',
      for: 'property',
      type: 'image',
    });
    expect(answer.status).toBe(201);
    const { url, versions, type } = answer.body.data;
    expect(type).toBe('image');
    expect(versions.full).toMatchObject({ url, width: 1920, height: 960 });
    const home = await property.agent.post('/api/properties/manage', {
      title: { en: 'Home', ar: 'بيت' },
      purpose: 'sale',
      type: 'villa',
      price: 1,
      bedrooms: 1,
      bathrooms: 1,
      area_sqm: 1,
      media: [{ url, is_cover: true }],
    });
    expect(home.body.data.cover.url).toBe(url);
    for (const preset of ['neighborhood', 'staging', 'profile']) {
      const small = await property.agent.upload('/api/helpers/upload', large, { for: preset });
      for (const version of Object.values(small.body.data.versions) as { width: number }[]) {
        expect(version.width).toBeLessThanOrEqual(1920);
      }
    }
  });

  it('are judged by their bytes', async () => {
    for (const [bytes, name] of [
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.jpg'],
      ['<html></html>', 'a.png'],
    ] as const) {
      expect((await property.agent.upload('/api/helpers/upload', Buffer.from(bytes), {}, name)).status).toBe(400);
    }
    const small = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    expect((await property.agent.upload('/api/helpers/upload', small, { path: '../../x' })).status).toBe(400);
    const kept = await property.agent.upload('/api/helpers/upload', small);
    expect(kept.body.data.versions.full).toMatchObject({ width: 30, height: 20 });
    expect((await property.anonymous.upload('/api/helpers/upload', small)).status).toBe(401);
  });
});

it('tells that it is healthy', async () => {
  expect((await property.anonymous.get('/api/health')).body.data).toEqual({ status: 'ok', database: 'up' });
});
