import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Config } from '../../config.ts'
import { adminClient, adminFolder, assetsFolder, siteClient } from './folders.ts'
import { writeAtomically } from './write-atomically.ts'

const isText = (file: string): boolean => /\.(js|mjs|css|svg|json|txt|xml|html)$/.test(file)

/** Whether the file name changes with its contents, so browsers can cache it without revalidating. */
export const isHashed = (file: string): boolean => /\/(_astro|_admin\/assets)\//.test(file)

/** Copies this build's scripts, styles and fonts next to the pages. Files of earlier builds stay: cached pages still load them. */
export function publishAssets(config: Pick<Config, 'DATA_DIR'>): void {
  copy(siteClient, assetsFolder(config))
  copy(adminClient, join(assetsFolder(config), adminFolder))
}

function copy(from: string, to: string): void {
  if (!existsSync(from)) return
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, source.slice(from.length))
    if (statSync(target, { throwIfNoEntry: false })?.size === statSync(source).size && isHashed(target)) continue
    const bytes = readFileSync(source)
    if (isText(target)) writeAtomically(`${target}.gz`, gzipSync(bytes, { level: 9 }))
    writeAtomically(target, bytes)
  }
}
