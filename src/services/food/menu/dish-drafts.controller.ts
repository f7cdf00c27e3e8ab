import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '#kit/http/api-notes';
import { Audience, STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, type PageAnswer } from '#kit/http/describe';
import { BodyTooLarge } from '#kit/http/refusal';
import { DishDrafts } from './dish-drafts.service';
import { DishView } from './dish.view';

const form = { type: 'object', additionalProperties: true };
/** A form as it was left; nothing of it is answered as a dish. */
const draft: PageAnswer = { row: DishView, rows: '', schema: () => ({ ...form, nullable: true }) };

@ApiTags('Menu')
@Controller('products/drafts')
export class DishDraftsController {
  constructor(private readonly drafts: DishDrafts) {}

  @Get()
  @Audience(STAFF)
  @Answers("The member's autosaved dish form, null when there is none", draft)
  async find(@SignedIn() member: Caller) {
    return this.drafts.find(member.id);
  }

  @Put()
  @Audience(STAFF)
  @Answers('Save the dish form as it is, at most 200 KB', draft, BodyTooLarge)
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  async save(@SignedIn() member: Caller, @Body() content: Record<string, unknown>) {
    return this.drafts.save(member.id, content);
  }

  @Delete()
  @Audience(STAFF)
  @Answers('Discard the autosaved dish form', null)
  async discard(@SignedIn() member: Caller) {
    await this.drafts.discard(member.id);
  }
}
