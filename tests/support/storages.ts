import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '../../api/src/storage/open-storage.ts'
import type { Storage } from '../../api/src/storage/storage.ts'
import { startS3 } from './s3-server.ts'

type Opened = { storage: Storage; close: () => Promise<void> }

async function onDisk(): Promise<Opened> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'portico-storage-'))
  const storage = await openStorage({ S3_URL: '', DATA_DIR })
  return { storage, close: async () => rmSync(DATA_DIR, { recursive: true }) }
}

async function onS3(): Promise<Opened> {
  const server = await startS3()
  const storage = await openStorage({ S3_URL: server.url, DATA_DIR: '/nowhere' })
  return {
    storage,
    close: async () => {
      storage.close()
      await server.stop()
    },
  }
}

/** Both kinds of storage, by name, so that each test covers both. */
export const storages = [
  ['disk', onDisk],
  ['S3', onS3],
] as const
