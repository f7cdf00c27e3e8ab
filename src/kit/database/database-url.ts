/** The connection URL of the service's database; a class so that it can be injected. */
export class DatabaseUrl {
  constructor(readonly value: string) {}
}
