import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '#kit/jobs/jobs';
import { EventLines } from './event-lines';

const SETTLE = 'settle-waiting-lists';
const EVERY_MINUTE = '* * * * *';

/** Each use of a list settles it first, so correctness does not depend on the job. */
@Injectable()
export class EventLineJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly lines: EventLines,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SETTLE, () => this.lines.sweep());
    this.jobs.schedule(EVERY_MINUTE, SETTLE);
  }
}
