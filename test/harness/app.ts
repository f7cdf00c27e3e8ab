import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Host } from '#host/host';
import type { HostedService } from '#host/service/hosted-service';
import type { Configuration } from '#kit/config/configuration';
import type { Database } from '#kit/database/database';
import type { Log } from '#kit/log/log';
import type { Mailbox } from '#mail/mailbox';
import { HELP } from '#shared/help/with-help';
import type { Client } from './client';
import { bootService } from './kept/boot-service';
import { borrowService } from './kept/shared-services';
import type { TestClock } from './test-clock';

const PATIENCE_MS = 60_000;

/** One service, booted as the host boots it, on the database of this test file. */
export interface TestService {
  host: Host;
  configuration: Configuration;
  clock: TestClock;
  mailbox: Mailbox;
  db: Database;
  /** `http://127.0.0.1:<port>`, for sockets. */
  origin: string;
  /** A caller without a token. */
  anonymous: Client;
  /** The OpenAPI description of the service, which test files share: not to be changed. */
  document: OpenAPIObject;
  /** A provider of the service's container. */
  get: <Provider>(token: Type<Provider> | (abstract new (...args: never[]) => Provider)) => Provider;
  /** Does the jobs that are due: mail and everything else that leaves later. */
  doJobs: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * One service: the application that the files of this worker share, or one of its own for a file with other variables, a log
 * or a database of its own, and for the second one of a file.
 * @param environment overrides variables of the test configuration
 */
export async function startService(
  hosted: HostedService,
  environment: Record<string, string> = {},
  log?: Log,
): Promise<TestService> {
  // A machine at a standstill leaves out no help. Jest puts it back after each file.
  jest.replaceProperty(HELP, 'timeoutMs', PATIENCE_MS);
  const shared = log ? undefined : await borrowService(hosted, environment);
  return shared ?? bootService(hosted, environment, log);
}
