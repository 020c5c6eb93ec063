import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namedDialogs } from '../support/named-dialogs.ts'
import { projectSources } from '../support/project-sources.ts'

const row = /^\| FRM-008 \| Apps: the modal dialogs are (.+) \((\d+)\)\. \|$/m.exec(
  readFileSync('docs/spec.md', 'utf8'),
)
const entries = Object.entries(namedDialogs)

test('[FRM-008] the declared dialogs match those named in the specification', () => {
  const names = (row?.[1] ?? '').split(/, | and /)
  expect(names).toHaveLength(Number(row?.[2]))
  expect(entries.map(([name]) => name).toSorted()).toEqual(names.toSorted())
})

test('[FRM-008] the journey opens every dialog in use, and waiting dialogs do not exist yet', () => {
  const sources = projectSources().filter(({ path }) => !path.startsWith('tests/'))
  const used = (path: string) => {
    const file = path.split('/').at(-1) ?? ''
    return sources.some((each) => each.path !== path && each.text.includes(`/${file}'`))
  }
  for (const [name, each] of entries) {
    if ('file' in each) {
      expect([name, sources.some(({ path }) => path === each.file), used(each.file)]).toEqual([name, true, true])
      continue
    }
    const words = name.toLowerCase().split(' ')
    const found = sources.filter(({ path }) => /dialog/.test(path) && words.every((word) => path.includes(word)))
    expect([name, found.map(({ path }) => path)]).toEqual([name, []])
  }
})
