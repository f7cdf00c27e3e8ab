/** A value that pages show and that tells them when it changes. */
export class Store<Value> {
  private readonly listeners = new Set<(value: Value) => void>();

  constructor(private current: Value) {}

  get value(): Value {
    return this.current;
  }

  set(value: Value): void {
    this.current = value;
    for (const listener of this.listeners) listener(value);
  }

  /** Calls the listener now and at each change, until the visitor leaves the page. */
  show(left: AbortSignal, listener: (value: Value) => void): void {
    this.onChange(left, listener);
    listener(this.current);
  }

  onChange(left: AbortSignal, listener: (value: Value) => void): void {
    this.listeners.add(listener);
    left.addEventListener('abort', () => this.listeners.delete(listener));
  }
}
