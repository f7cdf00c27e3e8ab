import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '#jobs/jobs';
import { EventWaitlists } from './event-waitlists';

const SETTLE = 'settle-waiting-lists';
const EVERY_MINUTE = '* * * * *';

/** Every use of a list settles it first, so the job is only needed for lists without use. */
@Injectable()
export class EventWaitlistJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly waitlists: EventWaitlists,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_MINUTE, SETTLE, () => this.waitlists.sweep());
  }
}
