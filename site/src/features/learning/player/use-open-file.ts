import { show_item } from '@portico/shared/contract/learning/learning.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { isSignedOut, toLogin } from '../../../kernel/browser-call.ts'
import { learnerCallWithoutRedirect } from '../learner-call.ts'
import { callFailure } from '../load/call-failure.ts'

type Item = { id: number; related_id: number }
/** A click, as React or the browser itself reports it. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'> & {
  currentTarget: unknown
}
const isPlainClick = (event: Click): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Opens an item's file only after checking that the item may be opened, so that an error appears in the page instead of the API's raw response. A
 * lost session leads to the login. Leaves clicks with a modifier to the browser.
 */
export function useOpenFile({ id, related_id }: Item): {
  failure: string | null
  /** `link`: for a click that a text around the link noticed */
  follow: (event: Click, link?: HTMLAnchorElement) => void
} {
  const { busy, failure, run } = useAction(callFailure)
  const open = async ({ href, target }: HTMLAnchorElement, isLinked: boolean) => {
    // Open the tab at once: after the response a browser would block it as a popup.
    const tab = target === '_blank' ? window.open('about:blank', '_blank') : null
    try {
      const item = await learnerCallWithoutRedirect(show_item, { params: { item_id: id }, query: { related_id } })
      const isThere = isLinked ? item.locked_by === null : 'file' in item && item.file !== ''
      if (!isThere) throw new Error(errorMessage('general.not_found'))
      if (tab) tab.opener = null
      ;(tab ?? window).location.assign(href)
    } catch (error) {
      tab?.close()
      if (!isSignedOut(error)) throw error
      toLogin()
    }
  }
  const follow = (event: Click, linked?: HTMLAnchorElement) => {
    // While another click waits for its check, the browser follows the link by itself.
    if (busy || !isPlainClick(event)) return
    const link = linked ?? event.currentTarget
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    void run(() => open(link, linked !== undefined))
  }
  return { failure, follow }
}
