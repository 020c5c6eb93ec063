import type { Config } from '../../config.ts'
import { writeHashes } from './inline-hashes.ts'
import { publishAssets } from './publish-assets.ts'
import { writeRoutes } from './shell-patterns.ts'

/** Puts in place what all pages need: scripts and styles of this build, the admin app, the lists of inline scripts and of routes. */
export function publishFrame(config: Pick<Config, 'DATA_DIR'>): void {
  publishAssets(config)
  writeHashes(config)
  writeRoutes(config)
}
