import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { BlockView } from './block.view';
import { BlockBody, BlockChangeBody } from './blocks.dto';
import { Blocks } from './blocks.service';
import { DatesTaken } from '../nights/night-holds.service';

@ApiTags('Calendar')
@Controller('availability/blocks')
export class BlocksController {
  constructor(private readonly blocks: Blocks) {}

  @Get()
  @Requires('calendar.view')
  @Answers('Every block, soonest first', [BlockView])
  all(): Promise<BlockView[]> {
    return this.blocks.list();
  }

  @Post()
  @Requires('calendar.block')
  @Says('messages.block_created')
  @Creates(
    'Block nights; when some are taken, `details` tells `held_by` and `reference`',
    BlockView,
    ValidationFailed,
    DatesTaken,
  )
  create(@Body() body: BlockBody): Promise<BlockView> {
    return this.blocks.create(body);
  }

  @Put(':id')
  @Requires('calendar.block')
  @Says('messages.block_changed')
  @Answers('Change a block; what is left out stays', BlockView, ValidationFailed, NotFound, DatesTaken)
  change(@IdParam() id: number, @Body() body: BlockChangeBody): Promise<BlockView> {
    return this.blocks.change(id, body);
  }

  @Delete(':id')
  @Requires('calendar.block')
  @Says('messages.block_deleted')
  @Answers('Free the nights again', null, NotFound)
  async remove(@IdParam() id: number): Promise<void> {
    await this.blocks.delete(id);
  }
}
