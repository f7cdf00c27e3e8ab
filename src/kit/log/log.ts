import { Injectable, type LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type Logger } from 'pino';
import { traceFields } from '../tracing/tracing';
import { maskText } from './mask';
import { stackOf } from './source-lines';

/**
 * Writes one line per event, as JSON or readable. Never log tokens, secrets, cards or query strings. E-mail addresses and keys are masked,
 * since messages of libraries may quote them. IP addresses are logged to trace attacks.
 */
@Injectable()
export class Log implements LoggerService {
  private readonly pino: Logger;

  constructor(level: string | Logger, destination: () => DestinationStream = standardOutput) {
    const options = {
      base: {},
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: (values: Record<string, unknown>) => withoutAddresses(values) },
      serializers: { err: withoutQuery },
      mixin: () => traceFields(),
    };
    this.pino = typeof level === 'string' ? pino({ ...options, level }, destination()) : level;
  }

  /** A logger that adds these values to every line. */
  with(values: { service: string }): Log {
    return new Log(this.pino.child(values));
  }

  info(values: object, message: string): void {
    this.pino.info(values, textOf(message));
  }

  error(values: unknown, message?: unknown): void {
    this.pino.error(typeof values === 'object' && values !== null ? values : { values }, textOf(message));
  }

  warn(values: unknown, message?: unknown): void {
    this.pino.warn(typeof values === 'object' && values !== null ? values : { values }, textOf(message));
  }

  log(message: unknown): void {
    this.pino.debug(textOf(message));
  }

  debug(message: unknown): void {
    this.pino.debug(textOf(message));
  }

  verbose(message: unknown): void {
    this.pino.trace(textOf(message));
  }
}

const textOf = (message: unknown): string =>
  maskText(typeof message === 'string' ? message : (JSON.stringify(message) ?? ''));

/** Deeper values of a line are left as they are, so that a circular one ends. */
const MAX_DEPTH = 5;

const withoutAddresses = (values: Record<string, unknown>, depth = 0): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, maskedValue(value, depth + 1)]));

/** Masks the texts in plain lists and objects; errors are masked by their serializer. */
function maskedValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskText(value);
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map(item => maskedValue(item, depth + 1));
  return isPlain(value) ? withoutAddresses(value, depth) : value;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Drops the statement parameters of database errors, which are personal data. */
function withoutQuery(error: Error & { code?: string; constraint?: string }): object {
  return {
    type: error.name,
    message: maskText(error.message),
    code: error.code,
    constraint: error.constraint,
    stack: maskText(stackOf(error) ?? ''),
  };
}

/**
 * Standard output. Writes are asynchronous, because a blocked write would stop the process; pino flushes the rest at exit.
 * `format` rewrites each line for a terminal.
 */
export function standardOutput(format?: (line: string) => string): DestinationStream {
  const output = pino.destination({ sync: false });
  return format ? { write: line => void output.write(format(line)) } : output;
}

/** Writes lines to both. The log itself filters by level. */
export const alsoTo = (output: DestinationStream, take: (line: string) => void): DestinationStream =>
  pino.multistream([
    { level: 'trace', stream: output },
    { level: 'trace', stream: { write: take } },
  ]);
