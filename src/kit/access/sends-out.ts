import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Refuses } from '../http/route-description';
import { ApiExtension } from '../openapi/api-notes';
import { DemoProtected } from '../refusals/refusal';

const SENDS_OUT = 'sends something out';
/** OpenAPI extension of an operation with `@SendsOut`. */
export const SENDING = 'x-sends-out';

/** Marks routes that send something to an address of the caller's choice; refused in demo mode. */
export const SendsOut = () =>
  applyDecorators(SetMetadata(SENDS_OUT, true), ApiExtension(SENDING, true), Refuses(DemoProtected));

export const sendsOut = (handler: object): boolean => Reflect.hasMetadata(SENDS_OUT, handler);
