import 'reflect-metadata';
import { reconcileNow } from '#host/reconcile';
import { SERVICES } from '#host/services';
import { readConfiguration } from '#kit/config/configuration';
import { readEnvironment } from '#kit/config/environment';

const names = SERVICES.map(service => service.definition.name);

void reconcileNow(SERVICES, readConfiguration(readEnvironment(), names)).then(asked =>
  process.stdout.write(`Payments are being compared: ${asked.join(', ')}. Staff are told what differs.\n`),
);
