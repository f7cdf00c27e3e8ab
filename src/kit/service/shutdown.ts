import { Injectable } from '@nestjs/common';

/** Signals long responses to end shortly before the process closes their connections, so that clients get a last message. */
@Injectable()
export class Shutdown {
  private readonly controller = new AbortController();

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  begin(): void {
    this.controller.abort();
  }
}
