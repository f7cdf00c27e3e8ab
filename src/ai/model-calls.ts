import { Injectable } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { Log } from '#kit/log/log';
import { Metrics } from '#kit/metrics/metrics';
import { markFailed, startSpan } from '#kit/tracing/tracing';
import type { Tokens } from './chat-model';
import { MODEL_FAILURES, ModelFailed } from './model-failed';

const KINDS = ['chat', 'pictures'] as const;
export type CallKind = (typeof KINDS)[number];

const RESULTS = ['done', ...MODEL_FAILURES];
const SECONDS = [0.5, 1, 2.5, 5, 10, 20, 30, 60, 120];

/** Counts, times and traces the calls to the provider, and logs those that fail. */
@Injectable()
export class ModelCalls {
  private readonly count: (of: { kind: string; result: string }) => void;
  private readonly countTokens: (of: { direction: string }, amount: number) => void;
  private readonly time: (of: { kind: string }, seconds: number) => void;

  constructor(
    metrics: Metrics,
    private readonly log: Log,
  ) {
    this.count = metrics.counter(
      { name: 'ai_calls_total', help: 'Calls to the provider of models', labels: ['kind', 'result'] },
      KINDS.flatMap(kind => RESULTS.map(result => ({ kind, result }))),
    );
    this.countTokens = metrics.counter(
      { name: 'ai_tokens_total', help: 'Tokens sent to models and received', labels: ['direction'] },
      [{ direction: 'input' }, { direction: 'output' }],
    );
    this.time = metrics.histogram(
      { name: 'ai_call_duration_seconds', help: 'Time until the end of a response of a model', labels: ['kind'] },
      SECONDS,
    );
  }

  begin(kind: CallKind, model: string): ModelCall {
    const started = performance.now();
    const span = startSpan({ name: `model ${kind}`, kind: SpanKind.CLIENT, attributes: { 'quintet.model': model } });
    return new ModelCall((failure, tokens) => {
      const result = failure?.reason ?? 'done';
      this.count({ kind, result });
      this.countTokens({ direction: 'input' }, tokens.input);
      this.countTokens({ direction: 'output' }, tokens.output);
      this.time({ kind }, (performance.now() - started) / 1000);
      if (failure && failure.reason !== 'stopped') {
        const { reason, status } = failure;
        markFailed(span, reason);
        this.log.warn({ model, kind, reason, status }, 'model call failed');
      }
      span.end();
    });
  }
}

type Ended = (failure: ModelFailed | undefined, tokens: Tokens) => void;

/** A running call. Ends once; disposing it before means that it was stopped. */
export class ModelCall {
  private isEnded = false;

  constructor(private readonly onEnd: Ended) {}

  done(tokens: Tokens = { input: 0, output: 0 }): void {
    this.end(undefined, tokens);
  }

  failed(error: unknown): void {
    const failure = error instanceof ModelFailed ? error : new ModelFailed('malformed');
    this.end(failure, failure.tokens);
  }

  [Symbol.dispose](): void {
    this.failed(new ModelFailed('stopped'));
  }

  private end(failure: ModelFailed | undefined, tokens: Tokens): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.onEnd(failure, tokens);
  }
}
