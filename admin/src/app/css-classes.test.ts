import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const shared = join(import.meta.dirname, '../../../shared/src/ui/css')
const own = join(import.meta.dirname, 'app.css')

/** Returns the classes that a style sheet has its own rules for. */
const classesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^\s*\.([a-z][\w-]*)\s*[,{]/gm)].map(([, name = '']) => name)

/** Returns a style sheet and those that it imports. */
const withImports = (file: string): string[] => [
  file,
  ...[...readFileSync(file, 'utf8').matchAll(/^@import '([^']+)';$/gm)].flatMap(([, part = '']) =>
    withImports(join(dirname(file), part)),
  ),
]

test('the admin app’s style sheet has no class that styles shared controls', () => {
  const ofControls = new Set(readdirSync(shared).flatMap((file) => classesOf(join(shared, file))))
  expect(ofControls.size).toBeGreaterThan(0)
  const sheets = withImports(own)
  expect(sheets.length).toBeGreaterThan(10)
  expect(sheets.flatMap(classesOf).filter((name) => ofControls.has(name))).toEqual([])
})
