import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** An opaque list cursor, created by the API and returned by clients unread (OP-30). */
export const cursor = v.pipe(
  v.string(errorMessage('validation.cursor')),
  v.regex(/^[\w-]{1,512}$/, errorMessage('validation.cursor')),
)

const largestPage = 100

/** The per_page query parameter: at least 1, and capped at 100 (OP-30). */
// @__NO_SIDE_EFFECTS__
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

/** Requests the total number of matches of a list; only callers that display the count request it. */
export const withTotal = v.optional(v.literal('1', errorMessage('validation.invalid')))
