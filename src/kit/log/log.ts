import { Injectable, type LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';

/** One JSON line an event. No token, secret, card, e-mail address or query string is ever handed to it. */
@Injectable()
export class Log implements LoggerService {
  private readonly pino: Logger;

  constructor(level: string, bindings: Record<string, unknown> = {}) {
    const options = {
      level,
      base: bindings,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: withoutQuery },
    };
    // Otherwise every line stops the process until whoever reads the log has taken it. What is left is written at exit.
    this.pino = pino(options, pino.destination({ sync: false }));
  }

  info(values: object, message: string): void {
    this.pino.info(values, message);
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

const textOf = (message: unknown): string => (typeof message === 'string' ? message : (JSON.stringify(message) ?? ''));

/** Database errors carry the statement's parameters, which are people's data. */
function withoutQuery(error: Error & { code?: string; constraint?: string }): object {
  return {
    type: error.name,
    message: error.message,
    code: error.code,
    constraint: error.constraint,
    stack: error.stack,
  };
}
