import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';

/** A request that is refused in the format of the protocol, before its messages are read. */
export class ProtocolRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

@Catch(ProtocolRefusal)
export class ProtocolRefusalFilter implements ExceptionFilter<ProtocolRefusal> {
  catch({ status, code, message, headers }: ProtocolRefusal, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    response.status(status).set(headers).json({ jsonrpc: '2.0', error: { code, message }, id: null });
  }
}
