import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';

interface Measure<Label extends string> {
  name: string;
  help: string;
  labels: readonly Label[];
}

type Labels<Label extends string> = Record<Label, string>;
type Reading<Label extends string> = Labels<Label> & { value: number };

/**
 * What is measured of one service, as Prometheus reads it. Each set of labels is a series that stays in memory: a label
 * takes few values, known to the code, and never what somebody sent.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  constructor(@InjectDefinition() private readonly definition: ServiceDefinition) {}

  /** Answers how to count one. `known` are told as 0 until then, or the first would not be seen as one more. */
  counter<Label extends string>(
    { name, help, labels }: Measure<Label>,
    known: readonly Labels<Label>[] = [],
  ): (of: Labels<Label>) => void {
    const service = this.definition.name;
    const counter = new Counter({ name, help, labelNames: ['service', ...labels], registers: [this.registry] });
    for (const of of known) counter.inc({ service, ...of }, 0);
    return of => counter.inc({ service, ...of });
  }

  /** Reads the values whenever somebody looks; what is not told then has no value. */
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
