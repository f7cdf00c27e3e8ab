import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { Jobs } from '#jobs/jobs';
import { Mail } from '#mail/mail';
import { property } from '#services/property/property';
import { startService, type TestService } from '../harness/app';
import { type OwnMailServer, startOwnMailServer } from '../harness/own-mail-server';

let mails: OwnMailServer;
let door: Server;
let isUp = false;
let isSilent = false;
let service: TestService;

/** The server stands behind a door that turns everybody away while it is down, or lets them stand there. */
beforeAll(async () => {
  mails = await startOwnMailServer();
  door = createServer(socket => {
    socket.on('error', () => undefined);
    if (isSilent) return;
    if (!isUp) return void socket.end('421 closed for today\r\n');
    socket.pipe(connect(Number(new URL(mails.url).port), '127.0.0.1')).pipe(socket);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as AddressInfo;
  const SMTP_URL = `smtp://127.0.0.1:${port}?greetingTimeout=3000&socketTimeout=3000`;
  service = await startService(property, { SMTP_URL });
});
afterAll(async () => {
  await service?.close();
  door?.close();
  await mails?.close();
});

it('a server that refuses holds up nothing else, and the mail leaves once when it takes mail again', async () => {
  const jobs = service.get(Jobs);
  let done = 0;
  jobs.handle('water_plants', async () => void (done += 1));
  await service.get(Mail).send({ to: 'guest@example.com', subject: 'A', text: 'A', html: 'A' });
  await jobs.enqueue('water_plants', {});
  await service.doJobs();
  const waiting = `SELECT attempts, run_at > now() AS later FROM property_jobs.jobs`;
  expect([done, mails.taken, await service.db.rows(waiting)]).toEqual([1, [], [{ attempts: 1, later: true }]]);
  isUp = true;
  await service.db.rows(
    'SELECT property_jobs.reschedule_jobs(ARRAY(SELECT id FROM property_jobs.jobs), run_at => now())',
  );
  await service.doJobs();
  await service.doJobs();
  expect(mails.taken).toEqual([{ to: 'guest@example.com', id: expect.any(String) }]);
  expect(await service.db.rows(waiting)).toEqual([]);
});

it.each([
  ['takes the connection', () => (isSilent = true), () => (isSilent = false)],
  ['takes the mail', () => mails.hold(), () => mails.goOn()],
])('a server that %s and then says nothing is given up, and the mail leaves later', async (_, hang, goOn) => {
  const before = mails.taken.length;
  isUp = true;
  hang();
  await service.get(Mail).send({ to: 'silence@example.com', subject: 'A', text: 'A', html: 'A' });
  let isGivenUp = false;
  const given = service.doJobs().then(() => (isGivenUp = true));
  expect((await fetch(`${service.origin}/property/api/health`)).status).toBe(200); // nobody waits for it
  expect(isGivenUp).toBe(false);
  await given;
  const waiting = 'SELECT attempts, run_at > now() AS later FROM property_jobs.jobs';
  expect(await service.db.rows(waiting)).toEqual([{ attempts: 1, later: true }]);
  goOn();
  await service.db.rows(
    'SELECT property_jobs.reschedule_jobs(ARRAY(SELECT id FROM property_jobs.jobs), run_at => now())',
  );
  await service.doJobs();
  expect(await service.db.rows(waiting)).toEqual([]);
  // What was taken and never acknowledged is sent again under its id, by which mail programs know it.
  const sent = mails.taken.slice(before);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});
