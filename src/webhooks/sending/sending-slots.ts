/** Deliveries that a process sends at once, for all services together. */
export const MAX_SENDING = 50;
/** The part of them for endpoints that fail, so that these delay no others. */
export const MAX_SENDING_WEAK = MAX_SENDING / 2;

/** Counts the deliveries that the services of a process send at the moment. */
export class SendingSlots {
  private sending = 0;
  private weak = 0;
  private readonly waiting = new Set<() => void>();

  /** Reserves up to `count` slots, of which up to `weak` can go to failing endpoints. */
  reserve(count: number): { slots: number; weak: number } {
    const slots = Math.min(count, MAX_SENDING - this.sending);
    const weak = Math.min(slots, MAX_SENDING_WEAK - this.weak);
    this.sending += slots;
    this.weak += weak;
    return { slots, weak };
  }

  release({ slots, weak }: { slots: number; weak: number }): void {
    this.sending -= slots;
    this.weak -= weak;
    if (slots === 0 && weak === 0) return;
    const wake = [...this.waiting];
    this.waiting.clear();
    for (const each of wake) each();
  }

  /** Calls `wake` once, when slots are free. */
  whenFree(wake: () => void): void {
    this.waiting.add(wake);
  }
}
