import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const shared = join(import.meta.dirname, '../../../shared/src/ui/css')
const own = join(import.meta.dirname, 'app.css')

/** Returns the classes that a style sheet has its own rules for. */
const classesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^\s*\.([a-z][\w-]*)\s*[,{]/gm)].map(([, name = '']) => name)

test('the admin app’s style sheet has no class that styles shared controls', () => {
  const ofControls = new Set(readdirSync(shared).flatMap((file) => classesOf(join(shared, file))))
  expect(ofControls.size).toBeGreaterThan(0)
  expect(classesOf(own).filter((name) => ofControls.has(name))).toEqual([])
})
