/** Codes of JSON-RPC. */
export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_UNKNOWN = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;
export const SERVER_ERROR = -32000;
/** Of revision 2026-07-28: the client declares too little. Answered with HTTP 400. */
export const CAPABILITY_REQUIRED = -32021;

/** An error of the protocol, not of a tool. The SDK sends code, message and data. */
export class ProtocolFailure extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: Record<string, unknown>,
  ) {
    super(message);
  }
}
