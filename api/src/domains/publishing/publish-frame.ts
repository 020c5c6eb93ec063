import type { Config } from '../../config.ts'
import { writeHashes } from './inline-hashes.ts'
import { publishAssets } from './publish-assets.ts'
import { writeRoutes } from './shell-patterns.ts'

/** Publishes what all pages need: this build's scripts and styles, the admin app, and the lists of inline scripts and routes. */
export function publishFrame(config: Pick<Config, 'DATA_DIR'>): void {
  publishAssets(config)
  writeHashes(config)
  writeRoutes(config)
}
