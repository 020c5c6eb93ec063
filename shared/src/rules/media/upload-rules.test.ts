import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorMessage } from '../../errors/message.ts'
import { uploadFailureOf } from './upload-failure.ts'
import { uploadProfileOf, uploadRetries_ms } from './upload-profiles.ts'
import { bytesLabel, remainingLabel, speedAfter, uploadProgressText } from './upload-text.ts'

test('[MED-019] [MED-022] [MED-023] uploads in one stream, large packages in five parts; retries after 0, 1, 3, 5 s', () => {
  expect(uploadProfileOf('material', 10 * 1024 ** 3)).toEqual({ parallel: 1, chunk_bytes: Infinity })
  expect(uploadProfileOf('scorm', 600 * 1024 ** 2)).toEqual({ parallel: 5, chunk_bytes: 52_428_800 })
  expect(uploadProfileOf('scorm', 1_000_000)).toEqual({ parallel: 1, chunk_bytes: Infinity })
  expect(uploadRetries_ms).toEqual([0, 1000, 3000, 5000])
})

test('[MED-021] every failure reported by the upload client has a sentence', () => {
  const main = createRequire(`${process.cwd()}/shared/`).resolve('tus-js-client')
  const source = readFileSync(join(main, '../../upload.js'), 'utf8')
  const messages = [...source.matchAll(/'(tus: (?:no file|neither|invalid or|upload is|unexpected)[^']*)'/g)].map(
    ([, message]) => message ?? '',
  )
  expect(messages.length).toBeGreaterThan(7)
  expect(new Set(messages.map(uploadFailureOf)).size).toBe(7)
  for (const message of messages) {
    const code = uploadFailureOf(message)
    expect([message, code && errorMessage(code)]).toEqual([message, expect.stringMatching(/\w\.$/)])
  }
  expect(uploadFailureOf('tus: failed to create upload')).toBeNull()
})

test('formats sizes, speeds and times the way people say them', () => {
  expect([0, 900, 1_572_864, 10 * 1024 ** 3, 157_286_400].map(bytesLabel)).toEqual([
    '0 bytes',
    '900 bytes',
    '1.5 MB',
    '10 GB',
    '150 MB',
  ])
  expect([0.2, 59, 90, 3_600, 5_400].map(remainingLabel)).toEqual([
    '1 s left',
    '59 s left',
    '2 min left',
    '1 h 0 min left',
    '1 h 30 min left',
  ])
  expect(uploadProgressText({ sent_bytes: 1_048_576, size_bytes: 4_194_304, bytes_per_s: 1_048_576 })).toBe(
    '1 MB of 4 MB · 1 MB/s · 3 s left',
  )
  expect(uploadProgressText({ sent_bytes: 0, size_bytes: 1_024, bytes_per_s: 0 })).toBe('0 bytes of 1 kB')
  expect(speedAfter(0, { bytes: 500, ms: 500 })).toBe(1_000)
  expect(speedAfter(1_000, { bytes: 2_000, ms: 1_000 })).toBe(1_200)
})
