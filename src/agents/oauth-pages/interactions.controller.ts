import { Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { Response } from 'express';
import { ProvenBy } from '#kit/access/access-rule';
import { OwnBody } from '#kit/access/body.guard';
import { Proven } from '#kit/access/proof.guard';
import { OutsideApi } from '#kit/http/outside-api';
import { IgnoresUnknownParameters } from '#kit/http/query.guard';
import type { AppRequest } from '#kit/http/request';
import { SecretPath } from '#kit/http/route-description';
import { LimitedBy } from '#rate-limits/rate-limit.guard';
import type { AppInteraction } from '../oauth/authorization-servers.service';
import { PAGES } from '../oauth/connections.guard';
import { InteractionGuard } from './interaction.guard';
import { Interactions } from './interactions.service';
import { PageFailureFilter } from './page-failure.filter';

/** The pages on which a person connects an app: below the issuer, for the browser in which the app began. */
@OutsideApi('oauth/:address/interaction/:uid')
@UseFilters(PageFailureFilter)
export class InteractionsController {
  constructor(private readonly interactions: Interactions) {}

  @Get()
  @ProvenBy('cookie of the interaction', InteractionGuard)
  @SecretPath('uid')
  @LimitedBy(PAGES)
  @IgnoresUnknownParameters()
  async page(@Proven() interaction: AppInteraction, @Req() request: AppRequest, @Res() response: Response) {
    await this.interactions.show(interaction, request, response);
  }

  @Post()
  @ProvenBy('cookie of the interaction', InteractionGuard)
  @SecretPath('uid')
  @LimitedBy(PAGES)
  @IgnoresUnknownParameters()
  @OwnBody()
  async submit(@Proven() interaction: AppInteraction, @Req() request: AppRequest, @Res() response: Response) {
    await this.interactions.submit(interaction, request, response);
  }
}
