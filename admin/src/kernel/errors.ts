import { appErrors } from '@portico/shared/kernel/app-errors.ts'
import { toLogin } from './api.ts'

let supportPhone: string | null = null

/** Called once the portal is known: sets the support phone number for messages about server errors (ERR-005). */
export const setSupportPhone = (phone: string | null): void => void (supportPhone = phone)

/** Handles the admin app's failed calls, by the rule that both apps share. */
export const errors = appErrors({ to_login: toLogin, support_phone: () => supportPhone })

/** For actions on a page: shows the reason in a toast and leaves the page open. */
export const showFailure = (error: unknown): void => void errors.handle(error, { toast_mode: true })
