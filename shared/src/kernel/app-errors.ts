import { appPaths } from '../access/app-paths.ts'
import { createErrorHandler, type ErrorHandler } from '../browser/error-handler.ts'
import { toasts } from '../ui/toasts.ts'

type App = {
  /** goes to the login, remembers the way back and shows the reason */
  to_login: () => void
  /** phone number to show when the server failed (ERR-005) */
  support_phone: () => string | null
}

/** Reaction of an app to failed calls: one rule with one set of effects (ERR-006…013). The API reports its own 500s. */
export const appErrors = ({ to_login, support_phone }: App): ErrorHandler =>
  createErrorHandler({
    toast: (text) => toasts.show({ kind: 'failed', text }),
    go: (to, remember) => (remember ? to_login() : location.assign(to)),
    page: () => location.assign(appPaths.error),
    report: () => {},
    support_phone,
  })
