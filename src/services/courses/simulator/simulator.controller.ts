import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '#kit/openapi/api-notes';
import type { Response } from 'express';
import { ProvenBy } from '#kit/access/access-rule';
import { Proven } from '#kit/access/proof.guard';
import { IgnoresUnknownParameters } from '#kit/http/query.guard';
import { DescribePath, Describe, Refuses } from '#kit/http/route-description';
import { NotFound } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { Translator } from '#kit/language/language';
import { SimulatedSessionGuard } from './simulated-session.guard';
import type { SimulatedSession } from './simulated-session.entity';
import { simulatorPage } from './simulator.page';
import { Simulator } from './simulator.service';

/** The simulated payment page. It exists while no processor is configured, and never in production. */
@ApiTags('Shop')
@ApiParam({ name: 'session', type: String, example: 'cs_sim_0a1b' })
@DescribePath({ session: 'Id of the payment session, part of the `redirect_url` of the checkout.' })
@Controller('shop/simulator/:session')
export class SimulatorController {
  constructor(
    private readonly simulator: Simulator,
    private readonly translator: Translator,
  ) {}

  @Get()
  @ProvenBy('signed-link', SimulatedSessionGuard)
  @IgnoresUnknownParameters()
  @ApiOperation({ summary: 'The page of the payment simulator' })
  @Describe(
    'Shows an HTML page in the language of the order, with a button to pay and a button to decline. It is available',
    'while no processor is configured, never in production (404).',
  )
  @ApiResponse({ status: 200, description: 'A page with a button to pay and a button to decline' })
  @Refuses(NotFound)
  page(@Proven() session: SimulatedSession, @Res() response: Response): void {
    const { origin } = new URL(session.successUrl);
    response
      .set('Cache-Control', 'no-store')
      .set('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origin}`)
      .type('html')
      .send(simulatorPage(session, this.simulator.pathOf(session.sessionId), this.translator));
  }

  @Post('pay')
  @ProvenBy('signed-link', SimulatedSessionGuard)
  @ApiOperation({ summary: 'Pay on the page of the payment simulator' })
  @Describe(
    'Pays the order without moving money: by card at once, by wallet when the site settles the order. The browser is',
    'sent to the success page of the site. Repeated calls lead back to the page.',
  )
  @ApiResponse({ status: 303, description: 'Redirect to the site, which settles a wallet payment' })
  @Refuses(NotFound)
  async pay(@Proven() session: SimulatedSession, @Req() request: AppRequest, @Res() response: Response): Promise<void> {
    response.redirect(303, await this.simulator.pay(session, ownOrigin(request)));
  }

  @Post('decline')
  @ProvenBy('signed-link', SimulatedSessionGuard)
  @ApiOperation({ summary: 'Decline the payment on the page of the payment simulator' })
  @Describe(
    'Fails the order and sends the browser to the cancel page of the site. Repeated calls lead back to the page.',
  )
  @ApiResponse({ status: 303, description: 'Redirect to the site' })
  @Refuses(NotFound)
  async decline(
    @Proven() session: SimulatedSession,
    @Req() request: AppRequest,
    @Res() response: Response,
  ): Promise<void> {
    response.redirect(303, await this.simulator.decline(session, ownOrigin(request)));
  }
}

/** Address of this process, without proxies. */
function ownOrigin({ socket }: AppRequest): string {
  const { localAddress = '127.0.0.1', localPort } = socket;
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
