import * as v from 'valibot'

/** Input on the sign-in and registration forms, never the password. Preserved while the user leaves the page and comes back. */
export type AccountDraft = {
  mode: 'sign-in' | 'register' | 'code'
  email: string
  first_name: string
  last_name: string
  is_adult: boolean
  /** When the next code may be requested, in milliseconds since 1970. */
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

/** Parses a stored draft; anything invalid becomes an empty one. */
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
