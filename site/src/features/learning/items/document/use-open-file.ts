import { show_item } from '@portico/shared/contract/learning/learning.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import type { MouseEvent } from 'react'
import { isSignedOut, toLogin } from '../../../../kernel/browser-call.ts'
import { learnerCallWithoutRedirect } from '../../learner-call.ts'
import { callFailure } from '../../load/call-failure.ts'

type Item = { id: number; related_id: number }
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Opens an item's file only after checking that the item may be opened, so that an error appears in the page instead of the API's raw response. A
 * lost session leads to the login. Leaves clicks with a modifier to the browser.
 */
export function useOpenFile({ id, related_id }: Item): {
  failure: string | null
  follow: (event: MouseEvent<HTMLAnchorElement>) => void
} {
  const { busy, failure, run } = useAction(callFailure)
  const open = async (href: string, target: string) => {
    // Open the tab at once: after the response a browser would block it as a popup.
    const tab = target === '_blank' ? window.open('about:blank', '_blank') : null
    try {
      const item = await learnerCallWithoutRedirect(show_item, { params: { item_id: id }, query: { related_id } })
      if (!('file' in item) || item.file === '') throw new Error(errorMessage('general.not_found'))
      if (tab) tab.opener = null
      ;(tab ?? window).location.assign(href)
    } catch (error) {
      tab?.close()
      if (!isSignedOut(error)) throw error
      toLogin()
    }
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // While another click waits for its check, the browser follows the link by itself.
    if (busy || !isPlainClick(event)) return
    event.preventDefault()
    const { href, target } = event.currentTarget
    void run(() => open(href, target))
  }
  return { failure, follow }
}
