import 'reflect-metadata';
import { told } from '#host/process';
import { reconcileNow } from '#host/reconcile';
import { SERVICES } from '#host/services';
import { readConfiguration } from '#kit/config/configuration';
import { readEnvironment } from '#kit/config/environment';

const names = SERVICES.map(service => service.definition.name);

async function main(): Promise<void> {
  try {
    const asked = await reconcileNow(SERVICES, readConfiguration(readEnvironment(), names));
    process.stdout.write(`Payments are being compared: ${asked.join(', ')}. Staff are told what differs.\n`);
  } catch (error) {
    process.stderr.write(`${told(error)}\n`);
    process.exitCode = 1;
  }
}

void main();
