import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '#kit/jobs/jobs';
import { EventLines } from './event-lines';

const SETTLE = 'settle-waiting-lists';
const EVERY_MINUTE = '* * * * *';

/** Every use of a list settles it first, so the job is only needed for lists without use. */
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
