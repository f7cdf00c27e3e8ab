import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { isStorableText } from './text-fields';

/** A query parameter that is taken as it comes; whoever reads it decides what an unreadable value means. */
export const QueryValue = (api: ApiPropertyOptions = { type: String }): PropertyDecorator =>
  applyDecorators(Allow(), ApiPropertyOptional({ type: String, ...api }));

/** The text of a parameter that was sent once and is not blank, otherwise undefined. */
export function queryText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' && isStorableText(value) ? value.trim() : undefined;
}

/** Forms send an empty text for a filter that is not set. */
export const BlankIsAbsent = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));
