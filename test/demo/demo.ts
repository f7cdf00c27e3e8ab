import { SERVICES } from '#host/services';
import type { SeededService } from '#host/service/hosted-service';
import type { TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { startWithDemo } from '../harness/demo-template';

export const DEMO = { DEMO_MODE: 'true', DEMO_DATA: 'true' };

export const serviceNamed = (name: string): SeededService =>
  SERVICES.find(({ definition }) => definition.name === name)!;

/** A service in demo mode with its demo data. */
export const startDemo = async (name: string, environment: Record<string, string> = {}): Promise<TestService> =>
  startWithDemo(serviceNamed(name), { ...DEMO, ...environment });

/** A caller with the token of a demo account. */
export async function demoCaller({ anonymous }: TestService, email: string): Promise<Client> {
  const { status, body } = await anonymous.post('/api/demo/session', { email });
  if (status !== 200) throw new Error(`${email}: ${status}`);
  return anonymous.as(body.data.access_token ?? body.data.token);
}
