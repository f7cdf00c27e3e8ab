/** A value that pages show and are told of when it changes. */
export class Store<Value> {
  private readonly hearers = new Set<(value: Value) => void>();

  constructor(private current: Value) {}

  get value(): Value {
    return this.current;
  }

  set(value: Value): void {
    this.current = value;
    for (const hear of this.hearers) hear(value);
  }

  /** Calls `hear` now and at each change, until the page that listens is left. */
  show(page: AbortSignal, hear: (value: Value) => void): void {
    this.onChange(page, hear);
    hear(this.current);
  }

  onChange(page: AbortSignal, hear: (value: Value) => void): void {
    this.hearers.add(hear);
    page.addEventListener('abort', () => this.hearers.delete(hear));
  }
}
