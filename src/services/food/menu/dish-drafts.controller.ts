import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '#kit/openapi/api-notes';
import { Audience, STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Describe, type PageModel } from '#kit/http/route-description';
import { BodyTooLarge } from '#kit/refusals/refusal';
import { DishDrafts } from './dish-drafts.service';
import { DishView } from './dish.view';

const form = { type: 'object', additionalProperties: true };
/** The saved form; it is not validated and may not be a complete dish. */
const draft: PageModel = { row: DishView, rows: '', schema: () => ({ ...form, nullable: true }) };

@ApiTags('Menu')
@Controller('products/drafts')
export class DishDraftsController {
  constructor(private readonly drafts: DishDrafts) {}

  @Get()
  @Audience(STAFF)
  @Describe(
    'Reads the form that this member left unfinished, exactly as it was saved; `data` is null without one. Everybody',
    'on the team has one draft of their own.',
  )
  @Returns("The member's autosaved dish form, null when there is none", draft)
  async find(@SignedIn() member: Caller) {
    return this.drafts.find(member.id);
  }

  @Put()
  @Audience(STAFF)
  @Describe(
    'Keeps an unfinished form as any JSON object of at most 200 KB, so that it survives a closed browser. Nothing of',
    'it is checked and nothing is published; saving again replaces it.',
  )
  @Returns('Save the dish form as it is, at most 200 KB', draft, BodyTooLarge)
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  async save(@SignedIn() member: Caller, @Body() content: Record<string, unknown>) {
    return this.drafts.save(member.id, content);
  }

  @Delete()
  @Audience(STAFF)
  @Describe('Throws the saved form away, as after the dish was created. It is no mistake if there is none.')
  @Returns('Discard the autosaved dish form', null)
  async discard(@SignedIn() member: Caller) {
    await this.drafts.discard(member.id);
  }
}
