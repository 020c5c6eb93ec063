import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { isUrl } from './url.ts'

/** Where a link of the footer leads: an address on the web, or a file of the portal itself (LEG-002). */
export const footerLink = v.pipe(
  v.string(errorMessage('validation.url')),
  v.trim(),
  v.maxLength(2_000, errorMessage('validation.max', { length: 2_000 })),
  v.check(
    (value) => /^\/media\/[\w./-]+$/.test(value) || (isUrl(value) && /^https?:/i.test(value)),
    errorMessage('validation.url'),
  ),
)

/** Why a text is no such link; null when it is one. */
export const footerLinkProblem = (value: string): string | null =>
  v.safeParse(footerLink, value).issues?.[0].message ?? null
