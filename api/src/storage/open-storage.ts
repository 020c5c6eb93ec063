import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createDiskStorage } from './disk-storage.ts'
import { parseS3Url } from '../settings/s3-url.ts'
import type { Storage } from './storage.ts'

/** Opens the installation's file storage: the bucket of S3_URL, else DATA_DIR/storage. Loads the S3 client only if needed. */
export async function openStorage({ S3_URL, DATA_DIR }: Pick<Config, 'S3_URL' | 'DATA_DIR'>): Promise<Storage> {
  const address = parseS3Url(S3_URL)
  return address
    ? (await import('./s3-storage.ts')).createS3Storage(address)
    : createDiskStorage(join(DATA_DIR, 'storage'))
}
