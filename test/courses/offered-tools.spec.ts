import { ServiceTools } from '#agents/tools/service-tools';
import { type Actor, type Courses, startCourses } from './courses';

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses();
});
afterAll(() => courses.service.close());

const toolsOf = async ({ id }: Actor) =>
  courses.service
    .get(ServiceTools)
    .list({ audience: 'staff', accountId: id, address: '127.0.0.1', language: 'en' }, { toolsets: 'all' });
const namesOf = async (actor: Actor) => (await toolsOf(actor)).map(({ name }) => name);

it('tools of instructors are offered to accounts that are linked to one, and only what these may use', async () => {
  const [owner, teacher] = [courses.owner, await courses.teacher()];
  const [full, linked] = [await namesOf(owner), await namesOf(teacher)];
  const conversations = ['messages_list_conversations', 'messages_create', 'messages_mark_read'];
  expect(linked).toEqual(expect.arrayContaining(conversations));
  expect(full.filter(name => name.startsWith('messages_'))).toEqual([]);
  const others = ['instructors_create', 'enrolments_list_findings', 'orders_refund_courses'];
  expect(full).toEqual(expect.arrayContaining(others));
  expect(linked.filter(name => others.includes(name))).toEqual([]);
});

it('a tool that is not offered cannot be called, and its route refuses', async () => {
  const user = { audience: 'staff', accountId: courses.owner.id, address: '127.0.0.1', language: 'en' as const };
  const call = courses.service.get(ServiceTools).call(user, 'messages_list_conversations', {}, { seed: 'one' });
  await expect(call).rejects.toMatchObject({ key: 'tool_unknown' });
  expect((await courses.owner.get('/api/conversations')).status).toBe(403);
});

it('no tool has an argument for the bytes of a file', async () => {
  const { inputSchema } = (await toolsOf(await courses.teacher())).find(({ name }) => name === 'messages_create')!;
  expect(Object.keys(inputSchema.properties!)).toEqual(['id', 'body']);
});
