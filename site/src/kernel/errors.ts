import { appErrors } from '@portico/shared/kernel/app-errors.ts'
import { toLogin } from './browser-call.ts'

/** The storefront's handling of failed calls, by the rules shared with the admin app. */
export const errors = appErrors({
  to_login: toLogin,
  support_phone: () => document.body.dataset['supportPhone'] ?? null,
})
