import { Mail } from '#mail/mail';
import { settings } from '#shared/settings/settings.feature';
import { race } from '../harness/race';
import { type SmallService, startSmallServices } from './small-service';

let service: SmallService;
beforeAll(async () => {
  [service] = (await startSmallServices([{ name: 'post' }], () => [settings({ sizeNames: ['limit'] })])) as [
    SmallService,
  ];
});
// Days of mails end at midnight in UTC.
beforeEach(() => service.clock.set('2026-05-09T12:00:00Z'));
afterAll(() => service?.host.close());

const send = (to: string) => service.get(Mail).sendFromForm({ to, subject: 'Hello', text: 'Hello', html: 'Hello' });
const sent = (answers: boolean[]) => answers.filter(Boolean).length;

describe('mails that forms cause', () => {
  it('reach one address five times a day, however it is written, however many are asked for at once', async () => {
    const answers = await race(20, index => send(index % 2 ? 'Sara@Example.com' : ' sara@example.com'));
    expect(sent(answers)).toBe(5);
    expect(await send('layla@example.com')).toBe(true);
    const jobs = await service.db.rows(`SELECT 1 FROM post_jobs.jobs WHERE task_identifier = 'mail'`);
    expect(jobs).toHaveLength(6);
  });

  it('count for what is stored alone', async () => {
    const undone = service.db.transaction(async () => {
      for (let count = 0; count < 5; count++) await send('nadia@example.com');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(sent(await race(6, () => send('nadia@example.com')))).toBe(5);
  });

  it('count anew on the next day, and yesterday is forgotten', async () => {
    service.clock.set('2026-05-09T23:59:59Z');
    expect(sent(await race(6, () => send('omar@example.com')))).toBe(5);
    service.clock.set('2026-05-10T00:00:00Z');
    expect(sent(await race(6, () => send('omar@example.com')))).toBe(5);
    await service.db.rows(`SELECT post_jobs.add_job('forget_form_mail')`);
    await service.doJobs();
    expect(await service.db.rows(`SELECT DISTINCT day FROM form_mail WHERE day <= '2026-05-10'`)).toEqual([
      { day: '2026-05-10' },
    ]);
  });
});
