import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type Source = { path: string; text: string }

const isTest = (path: string): boolean => /\.(test|spec)\.|^(site\/)?tests\//.test(path)

const code = ['*.ts', '*.tsx', '*.astro', '*.mjs']

/** Returns the project's own code outside of tests, or other files of its own, including uncommitted ones. */
export function projectSources(patterns: readonly string[] = code): Source[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const paths = [...new Set(listed.trim().split('\n'))].filter((path) => !isTest(path) && existsSync(path))
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
