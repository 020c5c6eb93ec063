import { addresses } from '@portico/shared/access/addresses.ts'
import { createErrorHandler } from '@portico/shared/browser/error-handler.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { toLogin } from './api.ts'

let supportPhone: string | null = null

/** Set once the portal is known: the support phone to name when the server failed (ERR-005). */
export const setSupportPhone = (phone: string | null): void => void (supportPhone = phone)

/** What the admin app does about failed calls, by the one rule of both apps (ERR-006…013). The API reports its own 500s. */
export const errors = createErrorHandler({
  toast: (text) => toasts.show({ kind: 'failed', text }),
  go: (to, remember) => (remember ? toLogin() : location.assign(to)),
  page: () => location.assign(addresses.error),
  report: () => {},
  support_phone: () => supportPhone,
})

/** For an action on a page: shows the reason in a toast, and the page stays. */
export const showFailure = (error: unknown): void => void errors.handle(error, { toast_mode: true })
