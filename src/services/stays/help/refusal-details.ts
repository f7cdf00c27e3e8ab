import { applyDecorators } from '@nestjs/common';
import { RefusesWithFields } from '#kit/http/route-description';
import { ApiExtraModels, getSchemaPath } from '#kit/openapi/api-notes';
import { EqualStayView, NearestNightsView, NightsHelpView } from './nights-help.view';

const { nearest, equal_stays, waitlist } = NightsHelpView.fields;
const described = ({ api }: { api: { description?: string } }) => ({ description: api.description });

const DETAILS = {
  type: 'object',
  nullable: true,
  additionalProperties: true,
  description: 'Values of the refusal; for refused nights also alternatives, as `/nearest` returns them.',
  properties: {
    nearest: { ...described(nearest), type: 'array', items: { $ref: getSchemaPath(NearestNightsView) } },
    equal_stays: { ...described(equal_stays), type: 'array', items: { $ref: getSchemaPath(EqualStayView) } },
    waitlist: { ...described(waitlist), type: 'boolean' },
  },
};

/** Describes `details` of refused nights. Put it above the list of refusals. */
export const RefusesWithNightsHelp = () =>
  applyDecorators(
    ApiExtraModels(NearestNightsView, EqualStayView),
    RefusesWithFields([409, 422], { details: DETAILS }),
  );
