import { errorMessage } from '../message.ts'
import { messageKeys, type MessageKey } from '../message-keys.ts'

/** Error page for when data needed by every page could not be loaded. */
export type FailurePage = {
  readonly key: MessageKey
  readonly status: number
  readonly message: string
  readonly has_button: boolean
}

const page = (key: MessageKey, status: number, has_button: boolean): FailurePage => ({
  key,
  status,
  message: errorMessage(messageKeys[key]),
  has_button,
})

/**
 * Failure of portal info: 403 shows portal-blocked; 404 portal-not-found, and anything else something-went-wrong, both without a button
 * (ERR-015…017).
 */
export function portalInfoFailure(status: number | null): FailurePage {
  if (status === 403) return page('portalBlocked', 403, true)
  if (status === 404) return page('portalNotFound', 404, false)
  return page('somethingWentWrong', status ?? 500, false)
}

/** Failure of company info: something-went-wrong with the response's own status (ERR-018). */
export const companyInfoFailure = (status: number | null): FailurePage =>
  page('somethingWentWrong', status ?? 500, true)
