import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../config.ts'
import { readingUrl } from '../../settings/s3-url.ts'

type DataDirConfig = Pick<Config, 'DATA_DIR'>

/** The site's build output: the renderer, and the scripts, styles and fonts its pages load. */
export const siteServer = fileURLToPath(new URL('../../../../site/dist/server/entry.mjs', import.meta.url))
export const siteClient = fileURLToPath(new URL('../../../../site/dist/client', import.meta.url))
/** Hashes of the inline scripts and styles in this build's pages (site/hash-list.ts). */
export const siteHashes = fileURLToPath(new URL('../../../../site/dist/inline-hashes.json', import.meta.url))

/** The built admin app: one page and its assets. */
export const adminClient = fileURLToPath(new URL('../../../../admin/dist', import.meta.url))
/** The admin app's folder among the assets. */
export const adminFolder = '_admin'

/** The published tree: everything the edge (or nginx) needs to serve visitors. */
export const publishedFolder = ({ DATA_DIR }: DataDirConfig): string => join(DATA_DIR, 'published')
export const hostsFolder = (place: DataDirConfig): string => join(publishedFolder(place), 'hosts')
export const assetsFolder = (place: DataDirConfig): string => join(publishedFolder(place), 'assets')
export const routesFile = (place: DataDirConfig): string => join(publishedFolder(place), 'routes.json')
/** Where an edge caches public files of the bucket. Separate from this machine's own storage, whose files are originals. */
export const mediaCopiesFolder = ({ DATA_DIR }: DataDirConfig): string => join(DATA_DIR, 'media-copies')
/** Publicly readable media: pictures on published pages. */
export const mediaFolder = (config: DataDirConfig & Pick<Config, 'S3_URL' | 'S3_READ_URL'>): string =>
  join(readingUrl(config) === '' ? join(config.DATA_DIR, 'storage') : mediaCopiesFolder(config), 'media')

/**
 * `portals`: a portal's pages. `blocked`: the few pages of a paused portal. `moved`: a host that redirects to the portal's own domain. `former`: a
 * domain the portal gave back, which redirects for a while.
 */
export const treeKinds = ['portals', 'blocked', 'moved', 'former'] as const
export type TreeKind = (typeof treeKinds)[number]
export const treeFolder = (place: DataDirConfig, kind: TreeKind, portalId: number): string =>
  join(publishedFolder(place), kind, String(portalId))

/** A tree's redirects: path to `{ to, status }`. */
export const movedFile = 'moved.json'
export type Moved = Readonly<Record<string, { to: string; status: 301 | 302 }>>

/** The tree's file with the portal facts the guards need: PortalFacts (shared/src/guards/guard.ts). */
export const portalFile = 'portal.json'
