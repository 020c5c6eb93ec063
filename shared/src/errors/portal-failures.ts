import { errorMessage } from './message.ts'
import { messageKeys, type MessageKey } from './message-keys.ts'

/** The page that is shown when what every page needs could not be loaded. */
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

/** Portal info failed: 403 portal-blocked; 404 portal-not-found and anything else something-went-wrong, both without a button (ERR-015…017). */
export function portalInfoFailure(status: number | null): FailurePage {
  if (status === 403) return page('portalBlocked', 403, true)
  if (status === 404) return page('portalNotFound', 404, false)
  return page('somethingWentWrong', status ?? 500, false)
}

/** Company info failed: something-went-wrong with its own code (ERR-018). */
export const companyInfoFailure = (status: number | null): FailurePage =>
  page('somethingWentWrong', status ?? 500, true)
