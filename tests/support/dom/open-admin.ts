import { configure, within, type BoundFunctions, type queries } from '@testing-library/dom'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { forgetSaves } from '../../../admin/src/features/outline/save/save-queue.ts'
import { queryClient } from '../../../admin/src/app/query-client.ts'
import { renderApp } from '../../../admin/src/app/render-app.tsx'
import { uploads } from '../../../admin/src/kernel/uploads/uploads.ts'
import { undoable } from '../../../admin/src/kernel/undo/undoable.ts'
import { toasts } from '../../../shared/src/ui/toasts.ts'
import type { Person, World } from '../world.ts'
import { answeredBy } from './answered-by.ts'
import { testWindow } from './window.ts'

/** The admin app as a person sees it and uses it, by keyboard and mouse. */
export type AdminPage = BoundFunctions<typeof queries> & {
  user: UserEvent
  /** Unmounts the page; throws any console errors of the app. */
  close: () => Promise<void>
}

/** As long as every other wait of the tests. */
const waits_ms = 20_000
configure({ asyncUtilTimeout: waits_ms, getElementError: (message) => new Error(message ?? 'not found') })

/** The person at the browser. Stored data stays until another person opens a page. */
let seated: Person | null = null

/**
 * Opens the admin app at this path with the person's session, without a browser: it renders into this process's window, and its calls reach the
 * world's API. Elements have no size, position or color; journeys test those.
 */
export async function openAdmin(world: World, person: Person, path: string): Promise<AdminPage> {
  const window = testWindow()
  window.happyDOM.setURL(`http://${person.host}${path}`)
  if (person !== seated) clearStoredData()
  seated = person
  // As in index.html, because the previous page may have left its own title.
  document.title = 'Portico'
  const errors = catchErrors()
  const { fetch } = globalThis
  const answered = answeredBy(world, person)
  globalThis.fetch = answered.fetch
  const remove = renderApp(document.body.appendChild(document.createElement('div')))
  return {
    ...within(document.body),
    // The file picker may offer all files.
    user: userEvent.setup({ document, applyAccept: false }),
    close: async () => {
      remove()
      // A page saves its last changes when it closes; after the world's end they would get no answer.
      await answered.ended()
      // The next page may show the course with the same id in another world.
      forgetSaves()
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

/** Clears what this host's page has stored, as in a new browser. */
function clearStoredData(): void {
  for (const each of [localStorage, sessionStorage]) each.clear()
  // happy-dom ignores max-age and treats a cookie with another path as another cookie.
  const over = 'path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; ${over}`
}

/** Logged by React, in development only, about pages that the router loads on demand. */
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
