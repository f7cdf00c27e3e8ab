import { type Courses, startCourses } from '../courses/courses';
import { makeInstructor, makeStudent } from '../courses/factories';
import { type Fitness, startFitness } from '../fitness/fitness';
import type { Client } from '../harness/client';

const ELSEWHERE = [
  'https://elsewhere.example/a.jpg',
  '//elsewhere.example/a.jpg',
  '/food/media/uploads/a.jpg',
  'javascript:alert(1)',
];
const PASSWORD = 'correct-horse-9';

let courses: Courses;
let fitness: Fitness;
beforeAll(async () => {
  courses = await startCourses();
  fitness = await startFitness();
});
afterAll(async () => {
  await courses?.service.close();
  await fitness?.service.close();
});

const person = { first_name: 'Sara', last_name: 'Haddad', email: 'sara@example.com', password: PASSWORD };
const twice = { password: PASSWORD, password_confirmation: PASSWORD };

type Send = (profile_picture: string) => ReturnType<Client['post']>;

const ROUTES: Record<string, () => Promise<Send>> = {
  'a new student': async () => picture => courses.owner.post('/api/users', { ...person, profile_picture: picture }),
  'a student': async () => {
    const { username } = await makeStudent(courses.service.db);
    return picture => courses.owner.patch(`/api/users/${username}`, { profile_picture: picture });
  },
  'an account of staff': async () => picture =>
    courses.owner.patch('/api/admins/profile', { profile_picture: picture }),
  'a new account of staff': async () => picture =>
    courses.owner.post('/api/admins', { ...person, ...twice, profile_picture: picture }),
  'a new member': async () => picture =>
    fitness.owner.post('/api/users', { ...person, ...twice, profile_picture: picture }),
  'a member, by staff': async () => {
    const { username } = await fitness.member();
    return picture => fitness.owner.patch(`/api/users/${username}`, { profile_picture: picture });
  },
  'a member': async () => {
    const member = await fitness.member();
    return picture => member.patch('/api/coaches/profile', { profile_picture: picture });
  },
};

describe.each(Object.keys(ROUTES))('the profile picture of %s', name => {
  it.each(ELSEWHERE)('cannot be at %s', async address => {
    const send = await ROUTES[name]!();
    const { status, body } = await send(address);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['profile_picture']]);
  });
});

it('the photo of an instructor may be at another web address, and at nothing else', async () => {
  const { id } = await makeInstructor(courses.service.db);
  const change = async (photo_url: string) =>
    (await courses.owner.patch(`/api/instructors/${id}`, { photo_url })).status;
  expect(await change('https://elsewhere.example/a.jpg')).toBe(200);
  for (const address of ELSEWHERE.slice(2)) expect([address, await change(address)]).toEqual([address, 400]);
});
