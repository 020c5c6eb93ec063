/** What somebody has typed on the way into an account; never a password. It is kept while he is sent elsewhere and comes back. */
export type AccountDraft = {
  mode: 'sign-in' | 'register' | 'code'
  email: string
  first_name: string
  last_name: string
  /** When the next code may be asked for; milliseconds since 1970. */
  resend_at_ms: number
}

export const emptyDraft: AccountDraft = { mode: 'sign-in', email: '', first_name: '', last_name: '', resend_at_ms: 0 }
