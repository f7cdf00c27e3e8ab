import { type OwnProcess, startProcess } from '../harness/own-process';
import { type Studio, startStudio } from './studio.actors';

const JWT_SECRET = 'a secret for the tests of this project only';

let studio: Studio;
const processes: OwnProcess[] = [];
beforeAll(async () => {
  studio = await startStudio({ JWT_SECRET });
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await studio?.close();
});

async function startWorker(): Promise<OwnProcess> {
  const { mediaRoot } = studio.food.service.configuration;
  const environment = { SERVICES: 'food', JWT_SECRET, MEDIA_ROOT: mediaRoot, ...studio.ai.environment() };
  const started = await startProcess(environment);
  processes.push(started);
  return started;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise(resolve => setTimeout(resolve, 50));
}

it('a job whose worker is killed while it draws is done once by the next process', async () => {
  const before = await studio.files();
  studio.ai.pictures.reply({ fault: 'silent' });
  const first = await startWorker();
  const id = await studio.request();
  await until(() => studio.ai.drawings.length === 1);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await studio.job(id)).toMatchObject({ status: 'running', attempts: 1 });

  await studio.food.service.db.rows('UPDATE picture_job SET leased_until = now() WHERE id = $1', [id]);
  await startWorker();
  await until(async () => (await studio.job(id)).status !== 'running');
  const { status, attempts, drawn_pictures: pictures } = await studio.job(id);
  expect({ status, attempts, pictures: pictures.length }).toEqual({ status: 'done', attempts: 2, pictures: 1 });
  expect(studio.ai.drawings).toHaveLength(2);
  const folder = pictures[0]!.url.split('/').at(-2)!;
  const added = (await studio.files()).filter(file => !before.includes(file));
  expect(added.length).toBeGreaterThan(0);
  expect(added.every(file => file.includes(folder))).toBe(true);
  expect(await studio.food.service.db.rows('SELECT 1 FROM notification')).toHaveLength(1);
});
