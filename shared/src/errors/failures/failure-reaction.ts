import { appPaths } from '../../access/app-paths.ts'
import { errorMessage } from '../message.ts'
import { failureMessage } from './failure-message.ts'
import type { Failure } from './failure.ts'
import { isSessionLost } from './session-lost.ts'

export type ReactionOptions = {
  /** true: a toast shows the failure and the page stays; otherwise an error page replaces the page */
  readonly toast_mode?: boolean
  readonly skip_toast?: boolean
  readonly skip_not_found?: boolean
  readonly forbidden_to?: string
}

/** Reactions of an app to a failure; each part is optional. */
export type Reaction = {
  readonly toast: string | null
  readonly go: { readonly to: string; readonly remember: boolean } | null
  readonly page: { readonly status: number; readonly message: string } | null
  readonly report: boolean
}

/**
 * The one rule for both apps (ERR-006…010, 012): 401 goes to the login, 404 to not-found, 403 to the configured page, everything else to the error
 * page.
 */
export function failureReaction(
  failure: Failure,
  { support_phone, ...options }: ReactionOptions & { support_phone: string | null },
): Reaction {
  const message = failureMessage(failure, { support_phone })
  const status = failure.status ?? 500
  const toast = options.skip_toast ? null : message
  const nothing: Reaction = { toast, go: null, page: null, report: status === 500 }
  if (isSessionLost(failure))
    return {
      ...nothing,
      toast: options.skip_toast ? null : errorMessage('session.ended'),
      go: { to: appPaths.login, remember: true },
    }
  if (status === 404 && !options.toast_mode)
    return { ...nothing, toast: null, go: options.skip_not_found ? null : { to: appPaths.notFound, remember: false } }
  if (status === 403)
    return { ...nothing, go: options.forbidden_to === undefined ? null : { to: options.forbidden_to, remember: false } }
  if (options.toast_mode || status === 404 || status === 401 || status === 422) return nothing
  return { ...nothing, toast: null, page: { status, message } }
}
