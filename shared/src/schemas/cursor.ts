import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** An opaque place in a list, made by the API and handed back unread (OP-30). */
export const cursor = v.pipe(
  v.string(errorMessage('validation.cursor')),
  v.regex(/^[\w-]{1,512}$/, errorMessage('validation.cursor')),
)

const largestPage = 100

/** per_page of a query: 1 to 100, whatever was asked for (OP-30). */
export const perPage = (usual: 12 | 20 | 50) =>
  v.pipe(
    v.optional(
      v.union(
        [v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))],
        errorMessage('validation.invalid'),
      ),
      usual,
    ),
    v.integer(errorMessage('validation.invalid')),
    v.minValue(1, errorMessage('validation.invalid')),
    v.transform((asked) => Math.min(asked, largestPage)),
  )

/** Asks a list how many entries match in all; only who shows it pays for the count. */
export const withTotal = v.optional(v.literal('1', errorMessage('validation.invalid')))
