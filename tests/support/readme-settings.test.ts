import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '../../api/src/config.ts'

test('[start] docs/operations.md lists exactly the existing settings with their defaults and meanings', () => {
  const rows = readFileSync('docs/operations.md', 'utf8')
    .split('\n')
    .flatMap((line) => /^\| `([A-Z0-9_]+)` \|(.*)\|$/.exec(line)?.slice(1).join('|') ?? [])
  const expected = settings
    .filter(({ internal }) => !internal)
    .map((setting) => `${setting.name}| ${setting.default ? `\`${setting.default}\`` : ''} | ${setting.meaning} `)
  expect(rows).toEqual(expected)
})

test('[start] the README explains what each command is for', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const readme = readFileSync('README.md', 'utf8')
  const said = (name: string) =>
    name.startsWith('test:') ? readme.includes(`\`${name}\``) : new RegExp(`pnpm(?:@\\d+)? ${name}\\b`).test(readme)
  expect(Object.keys(scripts).length).toBeGreaterThan(10)
  expect(Object.keys(scripts).filter((name) => !said(name))).toEqual([])
})
