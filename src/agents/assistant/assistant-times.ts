import { Injectable } from '@nestjs/common';

/** Intervals of running answers, shorter in tests. */
@Injectable()
export class AssistantTimes {
  /** How often a running answer extends its lease and checks whether it was stopped. */
  heartbeatMs = 1000;
  /** After this time without a heartbeat the process of an answer counts as dead. */
  leaseSeconds = 30;
  /** How long a second confirmation waits for the first one. */
  confirmationMs = 20_000;
}
