import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../api/src/', import.meta.url)

test('memberships are created in one file, which decides who may join', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  )
  const makers = sources.filter((path) =>
    /insert\(\s*memberships\b|insert\s+into\s+"?memberships\b/i.test(readFileSync(new URL(path, folder), 'utf8')),
  )
  expect(makers).toEqual(['domains/identity/join-portal.ts'])
})
