import type { UserEvent } from '@testing-library/user-event'

const mostStops = 200

/** Presses Tab until the element has the focus, as somebody without a mouse has to; throws when Tab never comes there. */
export async function tabTo(user: UserEvent, wanted: Element): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (document.activeElement === wanted) return
    await user.tab()
  }
  throw new Error(`not reached by Tab: ${wanted.outerHTML.slice(0, 200)}`)
}

/** To the element by Tab, then the key. */
export async function press(user: UserEvent, wanted: Element, key = '{Enter}'): Promise<void> {
  await tabTo(user, wanted)
  await user.keyboard(key)
}

/** To the field by Tab; what stands there is replaced. */
export async function write(user: UserEvent, field: Element, text: string): Promise<void> {
  await tabTo(user, field)
  await user.keyboard('{Control>}a{/Control}')
  await user.keyboard(text)
}
