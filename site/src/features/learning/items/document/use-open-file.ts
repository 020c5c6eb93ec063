import { show_item } from '@portico/shared/contract/learning.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { useState, type MouseEvent } from 'react'
import { isSignedOut, toLogin } from '../../../../kernel/browser-call.ts'
import { quietLearnerCall } from '../../learner-call.ts'
import { callFailure } from '../../load/call-failure.ts'

type Item = { id: number; related_id: number }
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Follows a link to an item's file once the item may still be opened, so that a refusal is shown in the page: a link alone would show the
 * bare answer of the API. A lost session leads to the login. Clicks with a modifier stay the browser's.
 */
export function useOpenFile({ id, related_id }: Item): {
  failure: string | null
  follow: (event: MouseEvent<HTMLAnchorElement>) => void
} {
  const [failure, setFailure] = useState<string | null>(null)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { href, target } = event.currentTarget
    // Opened at once: after the answer a browser would block it as a popup.
    const tab = target === '_blank' ? window.open('about:blank', '_blank') : null
    setFailure(null)
    quietLearnerCall(show_item, { params: { item_id: id }, query: { related_id } })
      .then((item) => {
        if (!('file' in item) || item.file === '') throw new Error(errorMessage('general.not_found'))
        if (tab) tab.opener = null
        ;(tab ?? window).location.assign(href)
      })
      .catch((error: unknown) => {
        tab?.close()
        if (isSignedOut(error)) toLogin()
        else setFailure(callFailure(error))
      })
  }
  return { failure, follow }
}
