import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../../config.ts'
import { publishedFolder, siteHashes } from './folders.ts'
import { writeAtomically } from './write-atomically.ts'

/** Hashes of the inline scripts and styles that pages may contain, in content security policy form: `sha256-…`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }
/** Hashes of the release being rendered and of the previous one, whose pages may still be published. */
export type ReleaseHashes = { now: InlineHashes; before: InlineHashes | null }

export const noHashes: InlineHashes = { scripts: [], styles: [] }
export const hashesFile = (place: Pick<Config, 'DATA_DIR'>): string =>
  join(publishedFolder(place), 'inline-hashes.json')

/** Hashes allowed by either release, without duplicates. */
export const allowedHashes = ({ now, before }: ReleaseHashes): InlineHashes => ({
  scripts: [...new Set([...now.scripts, ...(before?.scripts ?? [])])],
  styles: [...new Set([...now.styles, ...(before?.styles ?? [])])],
})

/** Copies the hash list of the site's build next to the pages, where the edge reads it. Does nothing if there is no build. */
export function writeHashes(config: Pick<Config, 'DATA_DIR'>, built: string = siteHashes): void {
  if (!existsSync(built)) return
  const file = hashesFile(config)
  const now = JSON.parse(readFileSync(built, 'utf8')) as InlineHashes
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseHashes) : null
  if (kept && JSON.stringify(kept.now) === JSON.stringify(now)) return
  mkdirSync(dirname(file), { recursive: true })
  writeAtomically(file, JSON.stringify({ now, before: kept?.now ?? null } satisfies ReleaseHashes, null, 2))
}
