import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../config.ts'
import { readingUrl } from '../../settings/s3-address.ts'

type Place = Pick<Config, 'DATA_DIR'>

/** The output of the site's build: the renderer, and the scripts, styles and fonts that its pages load. */
export const siteServer = fileURLToPath(new URL('../../../../site/dist/server/entry.mjs', import.meta.url))
export const siteClient = fileURLToPath(new URL('../../../../site/dist/client', import.meta.url))
/** The inline scripts and styles that this build's pages have (site/hash-list.ts). */
export const siteHashes = fileURLToPath(new URL('../../../../site/dist/inline-hashes.json', import.meta.url))

/** The admin app as it was built: one page and what it loads. */
export const adminClient = fileURLToPath(new URL('../../../../admin/dist', import.meta.url))
/** Where it stands among the assets. */
export const adminFolder = '_admin'

/** The published tree: all that the edge (or nginx) needs to answer visitors. */
export const publishedFolder = ({ DATA_DIR }: Place): string => join(DATA_DIR, 'published')
export const hostsFolder = (place: Place): string => join(publishedFolder(place), 'hosts')
export const assetsFolder = (place: Place): string => join(publishedFolder(place), 'assets')
export const routesFile = (place: Place): string => join(publishedFolder(place), 'routes.json')
/** Where an edge keeps its copies of public files of the bucket: beside the storage of this machine, whose files are no copies. */
export const mediaCopiesFolder = ({ DATA_DIR }: Place): string => join(DATA_DIR, 'media-copies')
/** What anybody may fetch: pictures of published pages. */
export const mediaFolder = (config: Place & Pick<Config, 'S3_URL' | 'S3_READ_URL'>): string =>
  join(readingUrl(config) === '' ? join(config.DATA_DIR, 'storage') : mediaCopiesFolder(config), 'media')

/** `portals`: the pages of a portal. `blocked`: what is left of a paused one. `moved`: a host that only leads to the portal's own. `former`: a domain that it gave back, which does so for a while. */
export const treeKinds = ['portals', 'blocked', 'moved', 'former'] as const
export type TreeKind = (typeof treeKinds)[number]
export const treeFolder = (place: Place, kind: TreeKind, portalId: number): string =>
  join(publishedFolder(place), kind, String(portalId))

/** Where a tree says which of its paths lead elsewhere: path to `{ to, status }`. */
export const movedFile = 'moved.json'
export type Moved = Readonly<Record<string, { to: string; status: 301 | 302 }>>

/** The file of a tree with what the guards need to know of its portal: PortalFacts (shared/src/guards/guard.ts). */
export const portalFile = 'portal.json'
