import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '#kit/openapi/api-notes';
import { Audience, STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import { BodyTooLarge } from '#kit/refusals/refusal';
import { DishDrafts } from './dish-drafts.service';
import { DishView } from './dish.view';

const form = { type: 'object', additionalProperties: true };
/** The saved form. It is not validated, so it may be incomplete. */
const draft = { row: DishView, rows: '', schema: () => ({ ...form, nullable: true }) };

@ApiTags('Menu')
@Controller('products/drafts')
export class DishDraftsController {
  constructor(private readonly drafts: DishDrafts) {}

  @Get()
  @Audience(STAFF)
  @Describe(
    'Returns the unfinished dish form of this account, exactly as it was saved; `data` is null without one. Each',
    'staff account has at most one.',
  )
  @Returns('The unfinished dish form of the account; null if there is none', draft)
  async find(@SignedIn() member: Caller) {
    return this.drafts.get(member.id);
  }

  @Put()
  @Audience(STAFF)
  @Describe(
    'Saves an unfinished form as a JSON object of at most 200 KB, without validating or publishing it. Saving again',
    'replaces it.',
  )
  @Returns('Save the dish form as it is, at most 200 KB', draft, BodyTooLarge)
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  async save(@SignedIn() member: Caller, @Body() content: Record<string, unknown>) {
    return this.drafts.save(member.id, content);
  }

  @Delete()
  @Audience(STAFF)
  @Describe('Deletes the saved form, for example after the dish was created. Succeeds if there is none.')
  @Returns('Discard the unfinished dish form', null)
  async discard(@SignedIn() member: Caller) {
    await this.drafts.discard(member.id);
  }
}
