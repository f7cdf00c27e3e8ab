/** @no-database */
import 'reflect-metadata';
import { Injectable, Module } from '@nestjs/common';
import { ModuleRef, NestFactory } from '@nestjs/core';
import { composeFeatures } from './compose-features';
import { domainEvent, DomainEvents, on } from '#kit/service/domain-events';
import type { Feature } from '#kit/service/feature';

interface Docking {
  pier: number;
}

const Docked = domainEvent<Docking>('ship.docked', { when: 'A ship has docked.' });
const Sailed = domainEvent<Docking>('ship.sailed', { when: 'A ship has sailed.', optional: true });

class PierClosed extends Error {}

/** What the handlers have done. */
@Injectable()
class Journal {
  readonly entries: string[] = [];
}

@Injectable()
class Ropes {
  constructor(private readonly journal: Journal) {}

  async fasten({ pier }: Docking): Promise<void> {
    this.journal.entries.push(`fastening at ${pier}`);
    await new Promise(resolve => setImmediate(resolve));
    this.journal.entries.push(`fastened at ${pier}`);
  }

  release({ pier }: Docking): void {
    this.journal.entries.push(`released at ${pier}`);
  }
}

@Injectable()
class Customs {
  constructor(private readonly journal: Journal) {}

  async inspect({ pier }: Docking): Promise<void> {
    if (pier === 13) throw new PierClosed();
    this.journal.entries.push(`inspected at ${pier}`);
  }

  ring(): void {
    this.journal.entries.push('rang');
  }

  weigh(_cargo: { tons: number }): void {}

  count(): number {
    return this.journal.entries.length;
  }
}

const ships: Feature = { providers: [Journal], domainEvents: [Docked, Sailed] };
const customs: Feature = {
  providers: [Customs],
  handlers: [on(Docked, Customs, 'inspect'), on(Docked, Customs, 'ring')],
};
const ropes: Feature = { providers: [Ropes], handlers: [on(Docked, Ropes, 'fasten')] };

async function start(...features: Feature[]) {
  const parts = composeFeatures(features);
  const events = {
    provide: DomainEvents,
    inject: [ModuleRef],
    useFactory: (modules: ModuleRef) => new DomainEvents(parts, modules),
  };
  @Module({ providers: [events, ...parts.providers] })
  class Harbour {}
  const context = await NestFactory.createApplicationContext(Harbour, { logger: false, abortOnError: false });
  return { events: context.get(DomainEvents), journal: context.get(Journal).entries };
}

describe('the handlers of an event', () => {
  it('run one after another, in the order of the features and then of the list', async () => {
    const harbour = await start(ships, ropes, customs);
    await harbour.events.raise(Docked, { pier: 4 });
    expect(harbour.journal).toEqual(['fastening at 4', 'fastened at 4', 'inspected at 4', 'rang']);
    const other = await start(customs, ropes, ships);
    await other.events.raise(Docked, { pier: 5 });
    expect(other.journal).toEqual(['inspected at 5', 'rang', 'fastening at 5', 'fastened at 5']);
  });

  it('fail the caller with the first error; later ones do not run', async () => {
    const { events, journal } = await start(ships, customs, ropes);
    await expect(events.raise(Docked, { pier: 13 })).rejects.toThrow(PierClosed);
    expect(journal).toEqual([]);
  });

  it('of an optional event may be none', async () => {
    const { events, journal } = await start(ships, ropes);
    await events.raise(Sailed, { pier: 6 });
    expect(journal).toEqual([]);
  });
});

describe('a service does not start', () => {
  it('with an event that has no handler', () => {
    expect(() => composeFeatures([ships])).toThrow('The domain event ship.docked has no handler.');
  });

  it('with a handler of an event that no feature declares', () => {
    const handled: Feature = { providers: [Journal, Ropes], handlers: [on(Sailed, Ropes, 'release')] };
    expect(() => composeFeatures([handled])).toThrow(
      'The domain event ship.sailed has a handler, but no feature declares it.',
    );
  });

  it('with two events of one name', () => {
    const again = domainEvent<Docking>('ship.sailed', { when: 'A boat has sailed.', optional: true });
    expect(() => composeFeatures([{ domainEvents: [Sailed, again] }])).toThrow(
      'Two domain events are named ship.sailed.',
    );
  });

  it('with a handler that is no provider', async () => {
    await expect(start(ships, { handlers: [on(Docked, Ropes, 'fasten')] })).rejects.toThrow('Ropes');
  });
});

it('cannot be raised where no feature declares it', async () => {
  const { events } = await start({ providers: [Journal], domainEvents: [Sailed] });
  await expect(events.raise(Docked, { pier: 1 })).rejects.toThrow('No feature declares the domain event ship.docked.');
});

it('is compiled only with the payload, and with a handler that exists and takes it', async () => {
  const { events } = await start(ships, ropes);
  // @ts-expect-error no such method
  on(Docked, Ropes, 'tie');
  // @ts-expect-error another payload
  on(Docked, Customs, 'weigh');
  // @ts-expect-error a result that would be lost
  on(Docked, Customs, 'count');
  // @ts-expect-error no method
  on(Docked, Journal, 'entries');
  // @ts-expect-error another payload
  await events.raise(Sailed, { tons: 3 });
});
