import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type Source = { path: string; text: string }

const isTest = (path: string): boolean => /\.(test|spec)\.|^(site\/)?tests\//.test(path)

/** The project's own code outside of tests, uncommitted files included. */
export function projectSources(): Source[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.astro', '*.mjs'],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  const paths = [...new Set(listed.trim().split('\n'))].filter((path) => !isTest(path) && existsSync(path))
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
