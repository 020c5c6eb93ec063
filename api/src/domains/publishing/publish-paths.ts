import type { Logger } from 'pino'
import { portal_info } from '@portico/shared/contract/portals/portals.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { portalById } from '../../db/cross-portal/portals-and-members.ts'
import type { Portal } from '../../portal/portal.ts'
import { originOf, portalHost } from '../../portal/portal-url.ts'
import type { Services } from '../../kernel/services.ts'
import { loggableMessage } from '../../loggable-error.ts'
import { anonymousCall } from './anonymous-call.ts'
import { untilEdgesReread } from './edge-file-trust.ts'
import { fileNameOf, nextVersion, storePages, gzipOf, type PageChange, type RenderTarget } from './store.ts'
import type { PageRenderer } from './page-renderer.ts'
import { socialPictures, type WantedPicture } from './social-pictures.ts'

export type FailedPage = { path: string; error: string }
type Task = {
  services: Services
  pageRenderer: PageRenderer
  portal: Portal
  paths: readonly string[]
  log: Logger
  onPage?: (done: number) => Promise<void> | void
}
type Batch = { place: RenderTarget; changes: PageChange[]; wanted: readonly WantedPicture[] }

/** Number of pages rendered and stored together. */
const together = 24

/**
 * Renders pages of one portal and stores them. A 404 removes the page; a failure keeps the earlier file. The next batch renders while the previous
 * one is stored; each version is read before any data of its batch.
 */
export async function publishPaths({
  services,
  pageRenderer,
  portal,
  paths,
  log,
  onPage,
}: Task): Promise<FailedPage[]> {
  const failures: { path: string; error: unknown }[] = []
  const refuse = (path: string, error: unknown): void => void failures.push({ path, error })
  const render = batchRenderer({ services, pageRenderer, portal, refuse })
  let done = 0
  let storing = Promise.resolve()
  for (const batch of batchesOf([...new Set(paths)])) {
    if (batch.includes(index)) await storing
    const rendered = await render(batch)
    await storing
    storing = store(rendered, refuse).then(async () => {
      done += batch.length
      await onPage?.(done)
    })
    // The next await handles a failure; mark it as handled until then.
    storing.catch(() => {})
  }
  await storing
  await untilEdgesReread()
  if (failures.length > 0 && !(await portalById(services.platform.db, portal.id)))
    throw new Error('the portal was deleted while its pages were being published')
  return failures.map(({ path, error }) => {
    log.error({ err: error, path }, 'a page could not be rendered; the old one stays')
    return { path, error: loggableMessage(error) }
  })
}

// The sitemap index says when each sitemap file was written, so it is rendered after they are stored.
const index = linkTo('sitemap')
function batchesOf(paths: readonly string[]): string[][] {
  const others = paths.filter((path) => path !== index)
  const batches = Array.from({ length: Math.ceil(others.length / together) }, (_, at) =>
    others.slice(at * together, (at + 1) * together),
  )
  return others.length < paths.length ? [...batches, [index]] : batches
}

type BatchOptions = Pick<Task, 'services' | 'pageRenderer' | 'portal'> & {
  refuse: (path: string, error: unknown) => void
}

/** Returns a function that renders a batch of pages concurrently, all from data at least as new as the batch's version. */
function batchRenderer({
  services,
  pageRenderer,
  portal,
  refuse,
}: BatchOptions): (paths: readonly string[]) => Promise<Batch> {
  const host = portalHost(portal, services.config)
  const call = anonymousCall(pageRenderer.app, host)
  const content_url = originOf(services.config.CONTENT_HOST, services.config)
  return async (paths) => {
    const version = await nextVersion(services)
    const info = await call(portal_info)
    const pictures = await socialPictures(services, { portal: info, paths })
    const renderOne = async (path: string): Promise<PageChange[]> => {
      try {
        fileNameOf(path)
        const { status, body, tags } = await pageRenderer.renderer.render({
          path,
          host,
          portal: info,
          call,
          version: String(version),
          content_url,
          social: (words) => pictures.of(path, words),
        })
        if (status === 200) return [{ path, body, gzip: await gzipOf(body), tags }]
        if (status < 500) return [{ path, body: null }]
        throw new Error(`the page answered ${status}`)
      } catch (error) {
        refuse(path, error)
        return []
      }
    }
    const changes = (await Promise.all(paths.map(renderOne))).flat()
    return { place: { services, portal_id: portal.id, version }, changes, wanted: pictures.wanted }
  }
}

async function store({ place, changes, wanted }: Batch, refuse: BatchOptions['refuse']): Promise<void> {
  try {
    for (const each of await storePages(place, changes, wanted))
      if (each.state === 'failed') refuse(each.path, each.error)
  } catch (error) {
    for (const { path } of changes) refuse(path, error)
  }
}
