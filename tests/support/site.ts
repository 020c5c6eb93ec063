import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../api/local/supervisor/build-apps.ts'

/** Builds the current renderer if its sources have changed. For hooks; allow them a minute. */
export async function builtSite(): Promise<void> {
  await buildSite({
    log: join(mkdtempSync(join(tmpdir(), 'portico-build-')), 'build.log'),
    say: () => {},
    signal: AbortSignal.timeout(170_000),
  })
}
