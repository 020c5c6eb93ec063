import type { BrowserContext, Page } from 'playwright-core'

const mostNamed = 20
export type Met = { errors: string[]; elsewhere: string[] }

/** What can be kept: no zero bytes and no halves of characters, which content may write to the console. */
const keepable = (text: string): string => text.toWellFormed().replaceAll('\0', ' ').slice(0, 200)

function note(list: string[], given: string): void {
  const text = keepable(given)
  if (list.length < mostNamed && !list.includes(text)) list.push(text)
}
const addressOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? ''

/**
 * Refuses in a trial's browser whatever asks for another origin than the launch's own, port included, and notes it: requests of every
 * page and worker, web sockets, windows. What the browser sends without asking ends at its proxy, which is the launch's own server.
 */
export async function refuseElsewhere(context: BrowserContext, origin: string): Promise<Met> {
  const met: Met = { errors: [], elsewhere: [] }
  await context.route('**/*', (route) => {
    const url = route.request().url()
    if (url.startsWith(`${origin}/`) || /^(?:data|blob|about):/.test(url)) return route.continue()
    note(met.elsewhere, addressOf(url))
    return route.abort()
  })
  await context.routeWebSocket(
    () => true,
    async (socket) => {
      note(met.elsewhere, addressOf(socket.url()))
      await socket.close()
    },
  )
  // Neither asks the proxy; no package of SCORM 1.2 has a use for them.
  await context.addInitScript(() => {
    for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'])
      Object.defineProperty(window, name, { value: undefined })
  })
  return met
}

/** Listens to the page of the launch; any further one is closed. */
export function watchPage(context: BrowserContext, page: Page, met: Met): void {
  context.on('page', (other) => void other.close().catch(() => {}))
  page.on('pageerror', (error) => note(met.errors, error.message))
  page.on('console', (message) => message.type() === 'error' && note(met.errors, message.text()))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
}
