import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeDurably } from './write-atomically.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'portico-write-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const bytes = (text: string) => Buffer.from(text)

test('creates or replaces files that belong together, with their folders, and leaves no others', async () => {
  const page = join(folder, 'course', 'page.html')
  for (const text of ['one', 'two'])
    await writeDurably([
      { file: `${page}.gz`, content: bytes(`${text} packed`) },
      { file: page, content: bytes(text) },
    ])
  expect([readFileSync(page, 'utf8'), readFileSync(`${page}.gz`, 'utf8')]).toEqual(['two', 'two packed'])
  expect(readdirSync(join(folder, 'course')).toSorted()).toEqual(['page.html', 'page.html.gz'])
})

test('replaces none of the files if one cannot be written', async () => {
  const first = join(folder, 'first')
  writeFileSync(first, 'before')
  const writing = writeDurably([
    { file: first, content: bytes('after') },
    { file: join(first, 'below a file'), content: bytes('nowhere') },
  ])
  await expect(writing).rejects.toMatchObject({ code: 'ENOTDIR' })
  expect(readFileSync(first, 'utf8')).toBe('before')
  expect(readdirSync(folder).toSorted()).toEqual(['course', 'first'])
})
