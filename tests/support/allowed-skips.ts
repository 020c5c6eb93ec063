import { existsSync, readFileSync } from 'node:fs'

type Allowed = { prefix: string; absent: string }

/**
 * Returns the skipped titles that tests/allowed-skips.txt does not excuse. Its lines: part of the title | path that must be absent, or - | reason.
 */
export function refusedSkips(titles: string[], list = readFileSync('tests/allowed-skips.txt', 'utf8')): string[] {
  const allowed = list.split('\n').flatMap(parse)
  return titles.filter(
    (title) => !allowed.some(({ prefix, absent }) => title.includes(prefix) && (absent === '-' || !existsSync(absent))),
  )
}

function parse(line: string): Allowed[] {
  if (line.startsWith('#') || line.trim() === '') return []
  const [prefix, absent, reason] = line.split('|').map((part) => part.trim())
  if (!prefix || !absent || !reason)
    throw new Error(
      `tests/allowed-skips.txt: "${line}" is not: part of the title | path that must be absent, or - | reason`,
    )
  return [{ prefix, absent }]
}
