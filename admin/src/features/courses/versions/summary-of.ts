import type { VersionPreview } from '@portico/shared/contract/courses/outline.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'

/** Summarizes what a publication would change, one sentence per change; omits changes that affect no one. */
export function summaryOf({
  outline,
  moved,
  rising,
  falling,
  finishing,
  opening,
  locking,
  kept_packages,
}: VersionPreview): string[] {
  if (moved === 0) return [...outlineLines(outline), 'No enrolled learner gets the new version.']
  const changes = [
    [rising, 'will have made more progress'],
    [falling, 'will have made less progress'],
    [finishing, 'will be done, with a certificate where the course has one'],
    [opening, 'can begin items that were locked'],
    [locking, 'can no longer begin items that were open'],
  ] as const
  const said = changes.filter(([count]) => count > 0).map(([count, what]) => `${countOf(count, 'learner')} ${what}.`)
  return [
    ...outlineLines(outline),
    `${countOf(moved, 'learner')} ${moved === 1 ? 'gets' : 'get'} the new version.`,
    ...(said.length > 0 ? said : ['Nobody’s progress changes.']),
    ...kept_packages.map(
      ({ title, learners }) =>
        `${countOf(learners, 'learner')} who started “${title}” ${learners === 1 ? 'continues' : 'continue'} with its earlier package. You can let them start over there afterward.`,
    ),
  ]
}

/** Says what was added, removed, renamed and edited; `1 item added, 2 removed`. */
function outlineLines({ items, modules, is_reordered }: VersionPreview['outline']): string[] {
  return [
    partLine('item', items),
    partLine('module', modules),
    ...(is_reordered ? ['The order or the grouping of the items changes.'] : []),
  ].filter(Boolean)
}

function partLine(word: string, counts: Readonly<Record<string, number>>): string {
  const [first, ...others] = Object.entries(counts).filter(([, count]) => count > 0)
  if (!first) return ''
  const [what, count] = first
  return `${[`${countOf(count, word)} ${what}`, ...others.map(([other, n]) => `${formatCount(n)} ${other}`)].join(', ')}.`
}
