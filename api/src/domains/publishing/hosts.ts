import { randomBytes } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { builtPages } from '@portico/shared/pages/all-pages.ts'
import type { Page } from '@portico/shared/pages/page.ts'
import { isBlocked } from '@portico/shared/rules/portals/is-blocked.ts'
import type { Config } from '../../config.ts'
import type { Portal } from '../../portal/portal.ts'
import { portalHost, portalUrl } from '../../portal/portal-url.ts'
import { hostsFolder, movedFile, treeFolder, treeKinds, type Moved, type TreeKind } from './folders.ts'
import { movedPaths } from './portal-pages.ts'
import { shellPath } from './shell-patterns.ts'
import { fileNameOf } from './store.ts'
import { writeAtomically } from './write-atomically.ts'

const filesOf = (pages: readonly Page[]): string[] =>
  pages.map(({ pattern, made }) => fileNameOf(made === 'shell' ? shellPath(pattern) : pattern))
// Pages that stay open on a paused portal (TEN-012); every other path answers with 403.html.
const open = filesOf(builtPages.filter(({ app, stays_open }) => app === 'site' && stays_open === 'always'))
// Pages a redirecting host still serves: links with tokens stay on the installation's own hosts, so tokens are never passed to the tenant's.
const forTokens = filesOf(builtPages.filter(({ on_slug_host }) => on_slug_host))

/**
 * Points the portal's hosts at its tree (the blocked one while paused), and its former domains at redirects to the current host. Removes hosts the
 * portal no longer has.
 */
export function pointHosts(portal: Portal, config: Config, former: readonly string[] = []): void {
  const host = portalHost(portal, config)
  const bare = portalHost({ ...portal, custom_domain: null }, config)
  const kind: TreeKind = isBlocked(portal) ? 'blocked' : 'portals'
  if (kind === 'blocked') writeBlockedTree(portal, config)
  writeAtomically(join(treeFolder(config, 'portals', portal.id), movedFile), JSON.stringify(movedPaths(portal)))
  const wanted = new Map([[host, treeFolder(config, kind, portal.id)]])
  if (bare !== host) wanted.set(bare, writeMovedTree(portal, config))
  for (const name of former) if (!wanted.has(name)) wanted.set(name, writeFormerTree(portal, config))
  for (const [name, tree] of wanted) link(join(hostsFolder(config), name), tree)
  dropOtherHosts(portal.id, [...wanted.keys()], config)
}

/** Writes the tree of a host that redirects to the portal's own domain (TEN-041). It serves only pages that token links open. */
function writeMovedTree(portal: Portal, config: Config): string {
  const tree = treeFolder(config, 'moved', portal.id)
  const moved: Moved = { '*': { to: portalUrl(portal, config), status: 301 } }
  writeAtomically(join(tree, movedFile), JSON.stringify(moved))
  for (const name of forTokens) linkPage(join(tree, name), join(treeFolder(config, 'portals', portal.id), name))
  return tree
}

/** Writes the tree of a domain the portal gave back: only redirects, and in particular no page opened by a token link. */
function writeFormerTree(portal: Portal, config: Config): string {
  const tree = treeFolder(config, 'former', portal.id)
  const moved: Moved = { '*': { to: portalUrl(portal, config), status: 301 } }
  writeAtomically(join(tree, movedFile), JSON.stringify(moved))
  return tree
}

/** Links to files in the portal's own tree, so pausing a portal renders nothing. */
function writeBlockedTree(portal: Portal, config: Config): void {
  const tree = treeFolder(config, 'blocked', portal.id)
  const pages = treeFolder(config, 'portals', portal.id)
  mkdirSync(tree, { recursive: true })
  for (const name of [...open.map((file): [string, string] => [file, file]), ['403.html', 'blocked.html'] as const]) {
    linkPage(join(tree, name[0]), join(pages, name[1]))
  }
}

/** Links a page and its .gz sibling. */
function linkPage(at: string, target: string): void {
  for (const ending of ['', '.gz']) link(at + ending, target + ending)
}

function link(at: string, target: string): void {
  const folder = join(at, '..')
  const to = relative(folder, target)
  mkdirSync(folder, { recursive: true })
  if (currentTarget(at) === to) return
  const temporary = `${at}.${randomBytes(6).toString('hex')}.new`
  symlinkSync(to, temporary)
  renameSync(temporary, at)
}

function currentTarget(at: string): string | null {
  return lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(at) : null
}

/** Removes a deleted portal's files, hosts first, so visitors never see half of its pages. */
export function dropPortal(portalId: number, config: Config): void {
  dropOtherHosts(portalId, [], config)
  for (const kind of treeKinds) rmSync(treeFolder(config, kind, portalId), { recursive: true, force: true })
}

function dropOtherHosts(portalId: number, kept: readonly string[], config: Config): void {
  const folder = hostsFolder(config)
  const trees = treeKinds.map((kind) => relative(folder, treeFolder(config, kind, portalId)))
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isSymbolicLink() && !kept.includes(entry.name) && trees.includes(readlinkSync(path)))
      rmSync(path, { force: true })
  }
}
