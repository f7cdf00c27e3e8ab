import { readConfiguration } from '#kit/config/configuration';
import { greeting } from './greeting';
import type { HostedService } from '../service/hosted-service';
import { progressOn } from '../preparation/progress';

const food = {
  definition: {
    name: 'food',
    title: 'Food ordering',
    demoAccounts: [{ audience: 'staff', email: 'owner@food.example' }],
  },
};
const greet = (environment: Record<string, string> = {}) => {
  const configuration = readConfiguration({ DATABASE_URL: 'postgres://x/y', ...environment }, ['food']);
  return greeting([food as unknown as HostedService], configuration, 3500);
};

describe('the text after the start', () => {
  it('names the start page, the mailbox, the sites and each service', () => {
    const text = greet();
    expect(text).toMatch(/^ {2}Start page +http:\/\/localhost:3500$/m);
    expect(text).toMatch(/^ {2}Mailbox +http:\/\/localhost:3500\/mailbox$/m);
    expect(text).toMatch(/^ {2}Sites +npm run examples/m);
    expect(text).toMatch(
      /^ {2}Food ordering +http:\/\/localhost:3500\/food\/api +\(http:\/\/localhost:3500\/food\/docs\)$/m,
    );
    expect(text).toContain('owner@food.example');
  });

  it('names no mailbox where mail is sent, and no demo in production', () => {
    expect(greet({ SMTP_URL: 'smtp://localhost' })).not.toContain('Mailbox');
    const text = greet({ NODE_ENV: 'production', JWT_SECRET: '0f1d2c3b4a5968778695a4b3c2d1e0f9' });
    expect(text).not.toMatch(/Mailbox|Sites|owner@/);
  });
});

describe('the progress of a step', () => {
  it('is one line with its seconds', async () => {
    let text = '';
    const progress = progressOn(part => void (text += part));
    expect(await progress('Loading demo data: food', async () => 7)).toBe(7);
    expect(text).toBe('Loading demo data: food ... 0 s\n');
  });

  it('ends its line when the step fails', async () => {
    let text = '';
    const progress = progressOn(part => void (text += part));
    await expect(progress('Loading', async () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(text).toBe('Loading ...\n');
  });
});
