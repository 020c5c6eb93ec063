import * as v from 'valibot'

const words = 'A place ID like ChIJN1t_tDeuEmsRUsoyG83frY4.'

/** A Google place ID. */
export const googlePlaceId = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9_-]{10,300}$/, words))

/** Returns the validation message for a typed place ID, or null if it is valid. */
export const googlePlaceIdProblem = (typed: string): string | null => (v.is(googlePlaceId, typed) ? null : words)
