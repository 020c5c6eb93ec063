import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { maxCharacters } from './max-characters.ts'

/** Opening and closing ones, and whatever else begins like one. A long lesson has a few thousand; a hundred thousand take a parser seconds. */
const mostTags = 30_000

/** Whether an HTML text has no more tags than any parser reads at once. */
export const hasFewTags = (html: string): boolean => html.split('<', mostTags + 2).length <= mostTags + 1

/** HTML as an author writes it, of at most so many characters. */
export const formattedText = (most: number) =>
  v.pipe(v.string(), maxCharacters(most), v.check(hasFewTags, errorMessage('validation.too_many_tags')))
