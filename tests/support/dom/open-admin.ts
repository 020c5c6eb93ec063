import { configure, within, type BoundFunctions, type queries } from '@testing-library/dom'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { queryClient } from '../../../admin/src/app/query-client.ts'
import { renderApp } from '../../../admin/src/app/render-app.tsx'
import { uploads } from '../../../admin/src/kernel/uploads/uploads.ts'
import { undoable } from '../../../admin/src/kernel/undo/undoable.ts'
import { toasts } from '../../../shared/src/ui/toasts.ts'
import type { Person, World } from '../world.ts'
import { answeredBy } from './answered-by.ts'
import { theWindow } from './window.ts'

/** What a person sees of the admin app, and what they do with keys and mouse. */
export type AdminPage = BoundFunctions<typeof queries> & {
  user: UserEvent
  /** Takes the page away; throws what the app wrote to the console as an error. */
  close: () => Promise<void>
}

/** As long as every other wait of the tests. */
const waits_ms = 20_000
configure({ asyncUtilTimeout: waits_ms, getElementError: (message) => new Error(message ?? 'not found') })

/** The person at the browser. What it stores stays until another person opens a page. */
let seated: Person | null = null

/**
 * Opens the admin app at this address with the person's session, without a browser: it renders into the window of this process, and
 * its calls reach the API of the world. Elements have no size, place or color: journeys test those.
 */
export async function openAdmin(world: World, person: Person, path: string): Promise<AdminPage> {
  const window = theWindow()
  window.happyDOM.setURL(`http://${person.host}${path}`)
  if (person !== seated) forgetStored()
  seated = person
  // As in index.html: the page before may have left its own title.
  document.title = 'Portico'
  const errors = catchErrors()
  const { fetch } = globalThis
  globalThis.fetch = answeredBy(world, person)
  const remove = renderApp(document.body.appendChild(document.createElement('div')))
  return {
    ...within(document.body),
    // The picker of files can offer all of them.
    user: userEvent.setup({ document, applyAccept: false }),
    close: async () => {
      remove()
      queryClient.clear()
      for (const { id } of toasts.list()) toasts.dismiss(id)
      undoable.dismiss()
      for (const { id } of uploads.list()) uploads.remove(id)
      document.body.replaceChildren()
      globalThis.fetch = fetch
      errors.end()
    },
  }
}

/** What the page of this host has stored, as in a new browser. */
function forgetStored(): void {
  for (const each of [localStorage, sessionStorage]) each.clear()
  // happy-dom ignores max-age, and takes a cookie with another path for another cookie.
  const over = 'path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; ${over}`
}

/** Said by React of pages that the router loads when they are opened, in development only. */
const ofLazyPages = 'This library called use() to suspend in a previous render'

function catchErrors(): { end: () => void } {
  const { error } = console
  const said: string[] = []
  console.error = (...words: unknown[]) => {
    const text = words.map(String).join(' ')
    if (!text.includes(ofLazyPages)) said.push(text)
  }
  return {
    end: () => {
      console.error = error
      if (said.length > 0) throw new Error(`The console has errors:\n${said.join('\n')}`)
    },
  }
}
