import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'portico-lint-'))
afterAll(() => rmSync(root, { recursive: true }))
cpSync('.oxlintrc.json', join(root, '.oxlintrc.json'))

function lint(file: string, source: string): string {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${source}\n`)
  const result = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=unix', file], { cwd: root, encoding: 'utf8' })
  rmSync(path)
  return result.stdout
}

describe('imports flow one way', () => {
  test.each([
    ['shared/src/rules/a.ts', 'node:fs'],
    ['shared/src/rules/a.ts', 'drizzle-orm'],
    ['shared/src/rules/a.ts', '../../../api/src/config.ts'],
    ['shared/src/ui/a.tsx', 'node:fs'],
    ['site/src/a.ts', '../../api/src/app.ts'],
    ['site/src/a.ts', '@portico/api/src/app.ts'],
    ['api/src/app.ts', '../local/start.ts'],
    ['api/src/kernel/a.ts', '../areas/orders/area.ts'],
    ['api/src/db/a.ts', '../reactions/a.ts'],
    ['api/src/areas/orders/a.ts', '../courses/queries.ts'],
    ['api/src/areas/orders/a.ts', 'stripe'],
    ['api/src/areas/orders/a.ts', '../../reactions/mail.ts'],
  ])('[lint] %s may not import %s', (file, imported) => {
    expect(lint(file, `export { a } from '${imported}'`)).toContain('no-restricted-imports')
  })

  test.each([
    ['shared/src/rules/a.ts', 'valibot'],
    ['shared/src/rules/a.ts', '../states/order.ts'],
    ['shared/src/ui/a.tsx', 'react'],
    ['site/src/a.ts', '@portico/shared/rules/pricing/tier-price.ts'],
    ['api/src/kernel/a.ts', '../db/client.ts'],
    ['api/src/areas/orders/a.ts', './queries.ts'],
    ['api/src/areas/orders/a.ts', '../../kernel/verb.ts'],
    ['api/src/adapters/a.ts', 'stripe'],
    ['api/local/start.ts', '../src/config.ts'],
  ])('[lint] %s may import %s', (file, imported) => {
    expect(lint(file, `export { a } from '${imported}'`)).not.toContain('no-restricted-imports')
  })

  test('[lint] any, a non-null assertion and a file of 251 lines are errors', () => {
    expect(lint('api/src/a.ts', 'export const a: any = 1')).toContain('no-explicit-any')
    expect(lint('api/src/a.ts', 'export const a = (b?: string) => b!.length')).toContain('no-non-null-assertion')
    expect(lint('api/src/a.ts', `export const a = 1${'\n// more'.repeat(250)}`)).toContain('max-lines')
    expect(lint('api/src/a.ts', 'export const a = 1')).not.toContain('Error')
  })
})
