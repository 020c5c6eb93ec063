import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openJournal } from './journal.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'journal-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function written(file: string): unknown[] {
  const entries: unknown[] = []
  openJournal(file, (entry) => entries.push(entry)).close()
  return entries
}

test('[local payments] drops a line cut off by a crash and keeps later entries', () => {
  const file = join(folder, 'deep', 'payments.jsonl')
  const journal = openJournal(file, () => undefined)
  journal.append({ n: 1 })
  journal.append({ n: 2, text: 'line\nbreak' })
  journal.close()
  appendFileSync(file, '{"n":3,"cut')
  const again = openJournal(file, () => undefined)
  again.append({ n: 4 })
  again.close()
  expect(written(file)).toEqual([{ n: 1 }, { n: 2, text: 'line\nbreak' }, { n: 4 }])
})

test('[local payments] reports damage before the last line instead of skipping it', () => {
  const file = join(folder, 'payments.jsonl')
  appendFileSync(file, '{"n":1}\n{"n":\n{"n":3}\n')
  expect(() => written(file)).toThrow('damaged in line 2')
  expect(readFileSync(file, 'utf8')).toContain('{"n":3}')
})
