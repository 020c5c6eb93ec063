import * as v from 'valibot'

const words = 'A place ID like ChIJN1t_tDeuEmsRUsoyG83frY4.'

/** How Google names a place. */
export const googlePlaceId = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9_-]{10,300}$/, words))

/** What is wrong with what was typed; null when nothing is. */
export const googlePlaceIdProblem = (typed: string): string | null => (v.is(googlePlaceId, typed) ? null : words)
