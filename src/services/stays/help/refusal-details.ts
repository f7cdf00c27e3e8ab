import { applyDecorators } from '@nestjs/common';
import { RefusesWithFields } from '#kit/http/route-description';
import { ApiExtraModels, getSchemaPath } from '#kit/openapi/api-notes';
import { EqualStayView, NearestNightsView } from './nights-help.view';

const DETAILS = {
  type: 'object',
  nullable: true,
  additionalProperties: true,
  description: 'Values of the refusal; of refused nights also what can be booked instead, as `/nearest` returns it.',
  properties: {
    nearest: { type: 'array', items: { $ref: getSchemaPath(NearestNightsView) } },
    equal_stays: { type: 'array', items: { $ref: getSchemaPath(EqualStayView) } },
    waitlist: { type: 'boolean' },
  },
};

/** Describes `details` of refused nights. Put it above the list of refusals. */
export const RefusesWithNightsHelp = () =>
  applyDecorators(
    ApiExtraModels(NearestNightsView, EqualStayView),
    RefusesWithFields([409, 422], { details: DETAILS }),
  );
