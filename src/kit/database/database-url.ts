export class DatabaseUrl {
  constructor(readonly value: string) {}
}
