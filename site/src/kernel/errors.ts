import { appErrors } from '@portico/shared/kernel/app-errors.ts'
import { toLogin } from './browser-call.ts'

/** What the storefront does about failed calls, by the one rule of both apps. */
export const errors = appErrors({
  to_login: toLogin,
  support_phone: () => document.body.dataset['supportPhone'] ?? null,
})
