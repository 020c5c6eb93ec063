import type { Logger } from 'pino'
import { portal_info, type PublicPortal } from '@portico/shared/contract/portals.ts'
import type { Portal } from '../kernel/portal.ts'
import { originOf, portalHost } from '../kernel/portal-url.ts'
import type { Services } from '../kernel/services.ts'
import { messageWithoutParameters } from '../without-parameters.ts'
import { anonymousCall } from './anonymous-call.ts'
import { nextVersion, removePage, storePage } from './store.ts'
import type { Press } from './press.ts'

export type FailedPage = { path: string; error: string }
type Task = { services: Services; press: Press; portal: Portal; paths: readonly string[]; log: Logger; onPage?: (done: number) => Promise<void> | void }

/**
 * Renders these pages of one portal, one after another, and puts them in place. A page that answers 404 is taken away; one that
 * fails leaves what stood. The version is read before anything that the pages show.
 */
export async function publishPaths({ services, press, portal, paths, log, onPage }: Task): Promise<FailedPage[]> {
  const version = await nextVersion(services)
  const host = portalHost(portal, services.config)
  const call = anonymousCall(press.app, host)
  const info: PublicPortal = await call(portal_info)
  const content_url = originOf(services.config.CONTENT_HOST, services.config)
  const failed: FailedPage[] = []
  let done = 0
  for (const path of paths) {
    try {
      const page = await press.renderer.render({ path, host, portal: info, call, version: String(version), content_url })
      const place = { services, portal_id: portal.id, path, version }
      if (page.status === 200) await storePage({ ...place, body: page.body, tags: page.tags })
      else if (page.status < 500) await removePage(place)
      else throw new Error(`the page answered ${page.status}`)
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be rendered; the old one stands')
      failed.push({ path, error: messageWithoutParameters(error) })
    }
    done += 1
    await onPage?.(done)
  }
  return failed
}
