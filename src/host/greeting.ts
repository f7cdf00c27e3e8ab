import type { Configuration } from '#kit/config/configuration';
import type { HostedService } from './hosted-service';

/** Text for the terminal after the start: addresses of the services and demo sign-ins. */
export function greeting(hosted: readonly HostedService[], configuration: Configuration, port: number): string {
  const origin = `http://localhost:${port}`;
  const lines = ['', `Quintet is ready on ${origin}`, ''];
  for (const { definition } of hosted)
    lines.push(
      `  ${definition.title.padEnd(20)} ${origin}/${definition.name}/api   (${origin}/${definition.name}/docs)`,
    );
  if (configuration.demoData && !configuration.production) {
    lines.push('', `Demo sign-ins, password "${configuration.demoPassword}":`);
    for (const { definition, demoAccounts } of hosted)
      lines.push(`  ${definition.name.padEnd(20)} ${demoAccounts.join(', ')}`);
  }
  return `${lines.join('\n')}\n\n`;
}
