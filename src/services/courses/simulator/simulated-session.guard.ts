import { Injectable } from '@nestjs/common';
import { ProofGuard } from '#kit/access/proof.guard';
import type { AppRequest } from '#kit/http/request';
import type { SimulatedSession } from './simulated-session.entity';
import { Simulator } from './simulator.service';

/** The session id in the path proves that the caller is the payer. */
@Injectable()
export class SimulatedSessionGuard extends ProofGuard {
  constructor(private readonly simulator: Simulator) {
    super();
  }

  protected override async prove({ params }: AppRequest): Promise<SimulatedSession> {
    return this.simulator.session(String(params['session']));
  }
}
