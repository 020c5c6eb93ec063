import type { UserEvent } from '@testing-library/user-event'

const mostStops = 200

/** Presses Tab, or Shift+Tab for an earlier element, until the element has the focus; throws if that never happens. */
export async function tabTo(user: UserEvent, wanted: Element): Promise<void> {
  const place = document.activeElement?.compareDocumentPosition(wanted) ?? 0
  const shift = (place & Node.DOCUMENT_POSITION_PRECEDING) > 0
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (document.activeElement === wanted) return
    await user.tab({ shift })
  }
  throw new Error(`not reached by Tab: ${wanted.outerHTML.slice(0, 200)}`)
}

/** Tabs to the element, then presses the key. */
export async function press(user: UserEvent, wanted: Element, key = '{Enter}'): Promise<void> {
  await tabTo(user, wanted)
  await user.keyboard(key)
}

/** Tabs to the field and replaces its content. */
export async function write(user: UserEvent, field: Element, text: string): Promise<void> {
  await tabTo(user, field)
  await user.keyboard('{Control>}a{/Control}')
  await user.keyboard(text)
}
