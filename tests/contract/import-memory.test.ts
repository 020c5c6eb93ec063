import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importInProcess } from '../bench/support/import-process.ts'
import { makeLargePackage } from '../../api/local/demo/scorm/make-large-package.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-import-memory-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The most memory that an import of so many files of 1 MiB needed. */
async function peakOf(files: number): Promise<number> {
  const zip = join(folder, `${files}.zip`)
  await makeLargePackage(zip, files)
  const imported = await importInProcess(zip, join(folder, `${files}`))
  expect(imported.files).toBe(files + 4)
  return imported.peak_bytes
}

test('an import needs no more memory for a package that is sixteen times as large', async () => {
  const small = await peakOf(12)
  expect((await peakOf(192)) - small).toBeLessThan(96 * 1024 ** 2)
}, 60_000)
