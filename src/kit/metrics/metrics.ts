import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';

interface Measure<Label extends string> {
  name: string;
  help: string;
  labels: readonly Label[];
}

type Labels<Label extends string> = Record<Label, string>;
type Reading<Label extends string> = Labels<Label> & { value: number };

/** Each combination of labels is a series in memory: label values must be few and never come from a request. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  constructor(@InjectDefinition() private readonly definition: ServiceDefinition) {}

  /** Returns a function that counts one, or an amount. Series in `known` start at 0, so that `increase()` sees the first event. */
  counter<Label extends string>(
    { name, help, labels }: Measure<Label>,
    known: readonly Labels<Label>[] = [],
  ): (of: Labels<Label>, amount?: number) => void {
    const service = this.definition.name;
    const counter = new Counter({ name, help, labelNames: ['service', ...labels], registers: [this.registry] });
    for (const of of known) counter.inc({ service, ...of }, 0);
    return (of, amount = 1) => counter.inc({ service, ...of }, amount);
  }

  /** Returns a function that observes a value. @param buckets upper limits in the unit of the values */
  histogram<Label extends string>(
    { name, help, labels }: Measure<Label>,
    buckets: readonly number[],
  ): (of: Labels<Label>, value: number) => void {
    const service = this.definition.name;
    const labelNames = ['service', ...labels];
    const { registry } = this;
    const histogram = new Histogram({ name, help, labelNames, buckets: [...buckets], registers: [registry] });
    return (of, value) => histogram.observe({ service, ...of }, value);
  }

  /** Calls `read` at every scrape; series that it leaves out have no value. */
  gauge<Label extends string>(
    { name, help, labels }: Measure<Label>,
    read: () => readonly Reading<Label>[] | Promise<readonly Reading<Label>[]>,
  ): void {
    const service = this.definition.name;
    const labelNames: string[] = ['service', ...labels];
    const { registry } = this;
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const readings = await read();
        gauge.reset();
        for (const { value, ...of } of readings) gauge.set({ service, ...of }, value);
      },
    });
  }
}
