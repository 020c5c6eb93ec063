import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { maxCharacters } from './max-characters.ts'

/** A long lesson has a few thousand; many more, none of them closed, take a parser seconds. */
const mostTags = 15_000
const opening = /<[a-z]/gi

/** Whether an HTML text has no more opening tags than any parser reads at once. */
export const hasFewTags = (html: string): boolean => (html.match(opening)?.length ?? 0) <= mostTags

/** HTML as an author writes it, of at most so many characters. */
export const formattedText = (most: number) =>
  v.pipe(v.string(), maxCharacters(most), v.check(hasFewTags, errorMessage('validation.too_many_tags')))
