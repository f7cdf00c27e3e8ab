import { Body, Controller, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { OnlyFor, UNLIMITED_ACCOUNTS } from '#kit/access/only-for';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound } from '#kit/refusals/refusal';
import { OutsideOwnCourses } from '../instructor-scope';
import { EnrollmentDetailView } from './enrollment.view';
import { GrantEndBody, GrantRevocationBody } from './enrollments.dto';
import { GrantOfOrder, GrantOver, Grants } from './grants.service';
import { SeatFindingView } from './seat-check.view';
import { SeatRepair } from './seat-repair.service';

@ApiTags('Enrolments')
@DescribePath({ id: 'Id of the enrolment.', grantId: 'Id of the grant.' })
@Controller('enrollments')
export class GrantsController {
  constructor(
    private readonly grants: Grants,
    private readonly repairs: SeatRepair,
  ) {}

  @Patch(':id/grants/:grantId')
  @Requires('enrollments.edit')
  @ResponseMessage('messages.enrollment_changed')
  @Returns('Change the end of a grant', EnrollmentDetailView, NotFound, OutsideOwnCourses, GrantOfOrder, GrantOver)
  @Describe(
    'Sets, changes or removes the end of a grant by staff. A grant of an order has no end (409 `grant_of_order`). A',
    'grant that is over cannot be extended (409 `grant_over`): add a new one.',
  )
  changeEnd(
    @SignedIn() caller: Caller,
    @IdParam() id: number,
    @IdParam('grantId') grantId: number,
    @Body() body: GrantEndBody,
  ) {
    return this.grants.updateEnd(caller, id, grantId, body);
  }

  @Post(':id/grants/:grantId/revoke')
  @HttpCode(200)
  @Requires('enrollments.edit')
  @ResponseMessage('messages.grant_revoked')
  @Returns('Revoke one grant', EnrollmentDetailView, NotFound, OutsideOwnCourses, GrantOver)
  @Describe(
    'Revokes a grant. The seat stays open while another grant is active; otherwise the course closes and the student',
    'is notified. Nothing is refunded. A grant that is over is refused (409 `grant_over`).',
  )
  revoke(
    @SignedIn() caller: Caller,
    @IdParam() id: number,
    @IdParam('grantId') grantId: number,
    @Body() body: GrantRevocationBody,
  ) {
    return this.grants.revoke(caller, id, grantId, body);
  }

  @Post(':id/repair')
  @OnlyFor(UNLIMITED_ACCOUNTS)
  @HttpCode(200)
  @Requires('enrollments.edit')
  @Returns('Repair one enrolment', [SeatFindingView], NotFound, OutsideOwnCourses)
  @Describe(
    'Corrects a seat by its grants and orders, writes its history, and returns the corrected findings, an empty list',
    'without any. The student is notified if the seat opens or closes. Not for accounts linked to an instructor.',
  )
  repair(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.repairs.repair(caller, id);
  }
}
