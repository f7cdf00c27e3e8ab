import type { Configuration } from '#kit/config/configuration';
import { hasMailbox } from '#mail/mailbox';
import { demoAddresses } from '../service/existing-accounts';
import type { HostedService } from '../service/hosted-service';

/** Text for the terminal after the start: addresses of pages and services, and demo sign-ins. */
export function greeting(hosted: readonly HostedService[], configuration: Configuration, port: number): string {
  const origin = `http://localhost:${port}`;
  const lines = ['', `Quintet is ready on ${origin}`, '', row('Start page', origin)];
  if (hasMailbox(configuration)) lines.push(row('Mailbox', `${origin}/mailbox`));
  if (!configuration.production) lines.push(row('Sites', 'npm run examples, in another terminal'));
  lines.push('');
  for (const { definition } of hosted)
    lines.push(row(definition.title, `${origin}/${definition.name}/api   (${origin}/${definition.name}/docs)`));
  if (configuration.demoData && !configuration.production) {
    lines.push('', `Demo sign-ins, password "${configuration.demoPassword}":`);
    for (const { definition } of hosted) lines.push(row(definition.name, demoAddresses(definition).join(', ')));
  }
  return `${lines.join('\n')}\n\n`;
}

const row = (name: string, value: string): string => `  ${name.padEnd(20)} ${value}`;
