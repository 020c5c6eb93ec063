import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Meilisearch } from 'meilisearch'
import { afterAll, expect, test } from 'vitest'
import { isRunning } from '../supervisor/stop-process.ts'
import { startMeilisearch } from './start-meilisearch.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portico-meilisearch-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function start() {
  const server = await startMeilisearch({ dataDir })
  return { server, index: new Meilisearch({ host: server.url, apiKey: server.key }).index('courses') }
}

// The package exists for Linux on x86-64 only; elsewhere Postgres answers searches.
const here = process.platform === 'linux' && process.arch === 'x64'

test.runIf(here)(
  '[start] keeps Meilisearch documents over a stop and a kill -9, and leaves no orphan',
  async () => {
    const first = await start()
    await first.index.addDocuments([{ id: 1, title: 'Ethics for tax preparers' }]).waitTask()
    await first.server.stop()
    expect(isRunning(first.server.pid)).toBe(false)

    const second = await start()
    expect((await second.index.search('ethcis')).hits).toHaveLength(1)
    process.kill(second.server.pid, 'SIGKILL')
    await second.server.exited

    const third = await start()
    expect((await third.index.search('ethics')).hits).toHaveLength(1)

    const fourth = await start()
    expect(isRunning(third.server.pid)).toBe(false)
    await fourth.server.stop()
  },
  60_000,
)
