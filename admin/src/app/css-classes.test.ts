import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const shared = join(import.meta.dirname, '../../../shared/src/ui/css')
const own = join(import.meta.dirname, 'app.css')

/** Classes that a style sheet has a rule of their own for. */
const classesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^\s*\.([a-z][\w-]*)\s*[,{]/gm)].map(([, name = '']) => name)

test('no class of the admin app’s own style sheet has the name of one that shared controls are styled by', () => {
  const ofControls = new Set(readdirSync(shared).flatMap((file) => classesOf(join(shared, file))))
  expect(ofControls.size).toBeGreaterThan(0)
  expect(classesOf(own).filter((name) => ofControls.has(name))).toEqual([])
})
