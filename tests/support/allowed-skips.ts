import { existsSync, readFileSync } from 'node:fs'

type Allowed = { part: string; absent: string }

/** Reads tests/allowed-skips.txt. Its lines: part of the title | path that must be absent, or - | reason. */
export const allowedSkips = (list = readFileSync('tests/allowed-skips.txt', 'utf8')): Allowed[] =>
  list.split('\n').flatMap(parse)

/** Returns the skipped titles that the list does not excuse. */
export function refusedSkips(titles: string[], list?: string): string[] {
  const allowed = allowedSkips(list)
  return titles.filter(
    (title) => !allowed.some(({ part, absent }) => title.includes(part) && (absent === '-' || !existsSync(absent))),
  )
}

function parse(line: string): Allowed[] {
  if (line.startsWith('#') || line.trim() === '') return []
  const [part, absent, reason] = line.split('|').map((field) => field.trim())
  if (!part || !absent || !reason)
    throw new Error(
      `tests/allowed-skips.txt: "${line}" is not: part of the title | path that must be absent, or - | reason`,
    )
  return [{ part, absent }]
}
