import type { BrowserContext, Page } from 'playwright-core'

const mostNamed = 20
export type TrialFindings = { errors: string[]; elsewhere: string[] }

/** Text that can be stored: no zero bytes or lone surrogates, which content may write to the console. */
const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', ' ').slice(0, 200)

function note(list: string[], given: string): void {
  const text = storableText(given)
  if (list.length < mostNamed && !list.includes(text)) list.push(text)
}
const urlWithoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? ''
/** Records a URL that a trial's content tried to reach. */
export const noteElsewhere = (met: TrialFindings, url: string): void => note(met.elsewhere, urlWithoutQuery(url))

// These bypass the proxy. Packages of SCORM 1.2 do not need them.
const withoutProxy = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'] as const
const noteName = 'porticoTrialNote'

/**
 * Blocks and records every request in a trial's browser to another origin than the launch's own, port included: from pages, workers, web sockets and
 * windows. Requests that cannot be intercepted end at the browser's proxy, which is the launch's own server.
 */
export async function blockOtherOrigins(
  context: BrowserContext,
  { origin, met }: { origin: string; met: TrialFindings },
): Promise<void> {
  await context.route('**/*', (route) => {
    const url = route.request().url()
    if (url.startsWith(`${origin}/`) || /^(?:data|blob|about):/.test(url)) return route.continue()
    noteElsewhere(met, url)
    return route.abort()
  })
  await context.routeWebSocket(
    () => true,
    async (socket) => {
      noteElsewhere(met, socket.url())
      await socket.close()
    },
  )
  await context.exposeBinding(noteName, (_, name: unknown) => {
    const known = withoutProxy.find((one) => one === name)
    if (known) noteElsewhere(met, known)
  })
  await context.addInitScript(
    ([tell, names]) => {
      const told = (window as unknown as Record<string, (name: string) => void>)[tell]
      for (const name of names)
        Object.defineProperty(window, name, {
          value: function refused() {
            told?.(name)
            throw new DOMException(`${name} is not available here`, 'NotSupportedError')
          },
        })
    },
    [noteName, withoutProxy] as const,
  )
}

/** Listens to the launch's page and closes any other. */
export function watchPage(context: BrowserContext, page: Page, met: TrialFindings): void {
  context.on('page', (other) => void other.close().catch(() => {}))
  page.on('pageerror', (error) => note(met.errors, error.message))
  page.on('console', (message) => message.type() === 'error' && note(met.errors, message.text()))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
}
