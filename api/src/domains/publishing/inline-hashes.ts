import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../../config.ts'
import { publishedFolder, siteHashes } from './folders.ts'
import { writeAtomically } from './write-atomically.ts'

/** The inline scripts and styles that pages may have, as a content policy names them: `sha256-…`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }
/** Those of the release whose pages are being made, and of the one before, until none of its pages is left. */
export type ReleaseHashes = { now: InlineHashes; before: InlineHashes | null }

export const noHashes: InlineHashes = { scripts: [], styles: [] }
export const hashesFile = (place: Pick<Config, 'DATA_DIR'>): string =>
  join(publishedFolder(place), 'inline-hashes.json')

/** What both releases allow, each hash once. */
export const allowedHashes = ({ now, before }: ReleaseHashes): InlineHashes => ({
  scripts: [...new Set([...now.scripts, ...(before?.scripts ?? [])])],
  styles: [...new Set([...now.styles, ...(before?.styles ?? [])])],
})

/** Puts the list that the site's build wrote beside the pages, where the edge reads it. Does nothing before there is a build. */
export function writeHashes(config: Pick<Config, 'DATA_DIR'>, built: string = siteHashes): void {
  if (!existsSync(built)) return
  const file = hashesFile(config)
  const now = JSON.parse(readFileSync(built, 'utf8')) as InlineHashes
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseHashes) : null
  if (kept && JSON.stringify(kept.now) === JSON.stringify(now)) return
  mkdirSync(dirname(file), { recursive: true })
  writeAtomically(file, JSON.stringify({ now, before: kept?.now ?? null } satisfies ReleaseHashes, null, 2))
}
