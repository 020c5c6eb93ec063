import { parseSync, Visitor } from 'oxc-parser'
import type { Source } from './project-sources.ts'

export type PatternLiteral = { path: string; line: number; pattern: RegExp }

/** Returns every regular expression literal in these sources; in Astro files, only from the frontmatter. */
export function patternLiterals(sources: readonly Source[]): PatternLiteral[] {
  return sources.flatMap(({ path, text }) => {
    const code = path.endsWith('.astro') ? (/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '') : text
    const found: PatternLiteral[] = []
    new Visitor({
      Literal(node) {
        if (!('regex' in node) || !node.regex) return
        const { pattern, flags } = node.regex
        const line = code.slice(0, node.start).split('\n').length
        found.push({ path, line, pattern: new RegExp(pattern, flags) })
      },
    }).visit(parseSync(path.replace(/\.astro$/, '.ts'), code).program)
    return found
  })
}
