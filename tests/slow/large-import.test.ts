import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importPeak } from '../bench/support/import-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-large-import-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const MiB = 1024 ** 2
const files = Number(process.env.SLOW_IMPORT_FILES ?? 1_024)

test('a SCORM package of 1 GiB needs no more memory than a sixteenth of it', async () => {
  const small = await importPeak(folder, Math.ceil(files / 16))
  const large = await importPeak(folder, files)
  expect(large.files).toBe(files + 4)
  const growth_bytes = large.peak_bytes - small.peak_bytes
  console.log(
    `${files} MiB: ${Math.round(large.peak_bytes / MiB)} MiB at most, ${Math.round(growth_bytes / MiB)} MiB more than a sixteenth of it`,
  )
  expect(growth_bytes).toBeLessThan(96 * MiB)
}, 600_000)
