import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { maxCharacters } from './max-characters.ts'

/** Counts opening and closing tags and anything that starts like one. A long lesson has a few thousand; a hundred thousand take a parser seconds. */
const mostTags = 30_000

/** Whether an HTML text has few enough tags to parse quickly. */
export const hasFewTags = (html: string): boolean => html.split('<', mostTags + 2).length <= mostTags + 1

/** Author-written HTML with a maximum number of characters. */
export const formattedText = (most: number) =>
  v.pipe(v.string(), maxCharacters(most), v.check(hasFewTags, errorMessage('validation.too_many_tags')))
