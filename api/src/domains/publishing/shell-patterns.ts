import { itemTypeUrlNames } from '@portico/shared/item-types/item-types.ts'
import { builtPages } from '@portico/shared/pages/all-pages.ts'
import type { Page } from '@portico/shared/pages/page.ts'
import { previewId } from '@portico/shared/pages/preview-of-course.ts'
import { pathOnPortal } from '@portico/shared/pages/portal-in-path.ts'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '../../config.ts'
import { routesFile } from './folders.ts'
import { writeAtomically } from './write-atomically.ts'

const built = (app: Page['app'], made: Page['made']): string[] =>
  builtPages.filter((page) => page.app === app && page.made === made).map(({ pattern }) => pattern)

export type Shell = { pattern: string; path: string }

/** The path under which a pattern's single file is rendered and stored. `_` can never be a slug, id or serial number. */
export const shellPath = (pattern: string): string => pattern.replace(/:\w+/g, '_')

/** The patterns of the admin app's pages. */
export const adminShell = '/_admin'

const itemType = `(?:${itemTypeUrlNames.join('|')})`
const id = '[1-9]\\d{0,14}'
const forms: Readonly<Record<string, string>> = {
  related_id: `(?:${previewId}|${id})`,
  slug: '[a-z0-9][a-z0-9-]*',
  serial: '[0-9A-Za-z-]{10,40}',
  token: '[\\w-]{16,64}',
  item_type: itemType,
  itemable_type: itemType,
}

/** Matches a path to a shell pattern. A non-numeric id does not match and so answers 404 (SES-018). */
export function shellMatcher(shells: readonly Shell[]): (path: string) => string | null {
  const compiled = shells.map(({ pattern, path }) => ({
    path,
    form: new RegExp(`^${pattern.replace(/:(\w+)/g, (_, name: string) => forms[name] ?? id)}$`),
  }))
  return (path) => compiled.find(({ form }) => form.test(path))?.path ?? null
}

/**
 * Writes the list the edge (and nginx) reads next to the trees: pages where one file serves every URL of a pattern (LRN-002, CHK-002, CER), and the
 * admin app's pages.
 */
export function writeRoutes(config: Pick<Config, 'DATA_DIR'>): void {
  const file = routesFile(config)
  mkdirSync(dirname(file), { recursive: true })
  writeAtomically(
    file,
    JSON.stringify(
      [
        ...built('site', 'shell').map((pattern): Shell => ({ pattern, path: shellPath(pattern) })),
        ...built('admin', 'staff')
          .flatMap((pattern) => [pattern, pathOnPortal(':slug', pattern)])
          .map((pattern): Shell => ({ pattern, path: adminShell })),
      ],
      null,
      2,
    ),
  )
}
