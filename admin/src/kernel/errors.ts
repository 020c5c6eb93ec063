import { appErrors } from '@portico/shared/kernel/app-errors.ts'
import { toLogin } from './api.ts'

let supportPhone: string | null = null

/** Set once the portal is known: the support phone to name when the server failed (ERR-005). */
export const setSupportPhone = (phone: string | null): void => void (supportPhone = phone)

/** What the admin app does about failed calls, by the one rule of both apps. */
export const errors = appErrors({ to_login: toLogin, support_phone: () => supportPhone })

/** For an action on a page: shows the reason in a toast, and the page stays. */
export const showFailure = (error: unknown): void => void errors.handle(error, { toast_mode: true })
