import { prepareServices } from '#host/prepare';
import { SERVICES } from '#host/services';
import type { SeededService } from '#host/hosted-service';
import { startService, type TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { testConfiguration } from '../harness/configuration';
import { withDrawings } from '../harness/drawings';
import { TestClock } from '../harness/test-clock';

export const DEMO = { DEMO_MODE: 'true', DEMO_DATA: 'true' };

export const serviceNamed = (name: string): SeededService =>
  SERVICES.find(({ definition }) => definition.name === name)!;

/** Fills the service as the start of a process in demo mode does. */
export async function fillDemo(
  service: SeededService,
  environment: Record<string, string> = {},
  clock = new TestClock(),
): Promise<void> {
  const { name } = service.definition;
  const configuration = testConfiguration({ SERVICES: name, ...DEMO, ...environment });
  await withDrawings(configuration, [name], () => prepareServices([service], configuration, clock));
}

/** A service in demo mode with its demo data. */
export async function startDemo(name: string, environment: Record<string, string> = {}): Promise<TestService> {
  const service = serviceNamed(name);
  await fillDemo(service, environment);
  return startService(service, { ...DEMO, ...environment });
}

/** A caller with the token of a demo account. */
export async function demoCaller({ anonymous }: TestService, email: string): Promise<Client> {
  const { status, body } = await anonymous.post('/api/demo/session', { email });
  if (status !== 200) throw new Error(`${email}: ${status}`);
  return anonymous.as(body.data.access_token ?? body.data.token);
}
