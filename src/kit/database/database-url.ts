/** The address of the service's database. */
export class DatabaseUrl {
  /** @param direct leads past a connection pooler, for what needs a session: LISTEN, session locks, jobs and snapshots */
  constructor(readonly direct: string) {}
}
