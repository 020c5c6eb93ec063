import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importPeak } from '../bench/support/import-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-import-memory-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const peakOf = async (files: number): Promise<number> => {
  const imported = await importPeak(folder, files)
  expect(imported.files).toBe(files + 4)
  return imported.peak_bytes
}

test('importing a package sixteen times as large needs no more memory', async () => {
  const small = await peakOf(12)
  expect((await peakOf(192)) - small).toBeLessThan(96 * 1024 ** 2)
}, 180_000)
