import { Text } from '#kit/fields/text-fields';

export class PostBody {
  @Text({ max: 2000, example: 'First ten kilometres under an hour!' })
  body: string;

  @Text({ max: 500, optional: true, nullable: true, description: 'Address of a picture uploaded to this service.' })
  image_url?: string | null;
}

export class CommentBody {
  @Text({ max: 1000, example: 'Well done!' })
  body: string;
}

export class ReplyBody {
  @Text({ max: 2000, example: 'I warm up for ten minutes on the bike.' })
  body: string;
}
