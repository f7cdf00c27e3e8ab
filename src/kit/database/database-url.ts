/** Where the service's database is; a class so that it can be injected. */
export class DatabaseUrl {
  constructor(readonly value: string) {}
}
