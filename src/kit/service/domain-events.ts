import type { OnModuleInit, Type } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';

/** A change to which other features react in the transaction that makes it. */
export interface DomainEvent<Payload extends object = object> {
  name: string;
  /** One sentence for the table in `docs/architecture.md`. */
  when: string;
  /** Whether services can lack a handler. */
  optional: boolean;
  /** Never set; only carries the type. */
  payload?: Payload;
}

/** A method of a provider, called for each event. */
export interface EventHandler {
  event: DomainEvent;
  provider: Type;
  method: string;
}

interface EventParts {
  domainEvents: readonly DomainEvent[];
  /** In the order in which they run. */
  handlers: readonly EventHandler[];
}

type Handle = (payload: object) => Promise<void> | void;

/** Public methods of a provider that take the payload. */
type HandlingMethod<Payload, Provider> = {
  [Name in keyof Provider]: Provider[Name] extends (payload: Payload) => Promise<void> | void ? Name : never;
}[keyof Provider] &
  string;

/** `export const OrderCancelled = domainEvent<{ orderId: number }>('order.cancelled', { when: 'An order was cancelled.' })` */
export const domainEvent = <Payload extends object = Record<string, never>>(
  name: string,
  { when, optional = false }: { when: string; optional?: boolean },
): DomainEvent<Payload> => ({ name, when, optional });

/** `handlers: [on(OrderCancelled, FoodPayments, 'refundCancelled')]` in a feature */
export const on = <Payload extends object, Provider>(
  event: DomainEvent<Payload>,
  provider: Type<Provider>,
  method: HandlingMethod<NoInfer<Payload>, NoInfer<Provider>>,
): EventHandler => ({ event, provider, method });

/** @throws Error if an event has no handler and is not optional, or is handled but declared by no feature */
export function assertHandled({ domainEvents, handlers }: EventParts): void {
  const handled = new Set(handlers.map(({ event }) => event));
  const names = new Set<string>();
  for (const event of domainEvents) {
    if (names.has(event.name)) throw new Error(`Two domain events are named ${event.name}.`);
    names.add(event.name);
    if (!event.optional && !handled.has(event)) throw new Error(`The domain event ${event.name} has no handler.`);
    handled.delete(event);
  }
  for (const { name } of handled)
    throw new Error(`The domain event ${name} has a handler, but no feature declares it.`);
}

/** Raises domain events. Their handlers run in the order of the features, then of their lists. */
export class DomainEvents implements OnModuleInit {
  private readonly handles = new Map<DomainEvent, Handle[]>();

  constructor(
    private readonly parts: EventParts,
    private readonly modules: ModuleRef,
  ) {}

  /** @throws UnknownElementException if a handler is not a provider of the service */
  onModuleInit(): void {
    for (const event of this.parts.domainEvents) this.handles.set(event, []);
    for (const { event, provider, method } of this.parts.handlers) {
      const instance = this.modules.get<Record<string, Handle>>(provider, { strict: false });
      this.handles.get(event)?.push(payload => instance[method]!(payload));
    }
  }

  /** Awaits the handlers one after another, inside the transaction of the caller, which fails with their errors. */
  async raise<Payload extends object>(event: DomainEvent<Payload>, payload: NoInfer<Payload>): Promise<void> {
    const handles = this.handles.get(event);
    if (!handles) throw new Error(`No feature declares the domain event ${event.name}.`);
    for (const handle of handles) await handle(payload);
  }
}
