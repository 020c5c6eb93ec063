import * as v from 'valibot'

/** What somebody has typed on the way into an account; never a password. It is kept while they are sent elsewhere and come back. */
export type AccountDraft = {
  mode: 'sign-in' | 'register' | 'code'
  email: string
  first_name: string
  last_name: string
  is_adult: boolean
  /** When the next code may be asked for; milliseconds since 1970. */
  resend_at_ms: number
}

export const emptyDraft: AccountDraft = {
  mode: 'sign-in',
  email: '',
  first_name: '',
  last_name: '',
  is_adult: false,
  resend_at_ms: 0,
}

/** A draft from whatever a storage holds; anything else is an empty one. */
export const accountDraft = v.fallback(
  v.object({
    mode: v.picklist(['sign-in', 'register', 'code']),
    email: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    is_adult: v.optional(v.boolean(), false),
    resend_at_ms: v.number(),
  }),
  emptyDraft,
)
