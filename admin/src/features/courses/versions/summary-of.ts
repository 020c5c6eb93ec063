import type { VersionPreview } from '@portico/shared/contract/courses/outline.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'

/** Summarizes what a publication would change, one sentence per change; omits changes that affect no one. */
export function summaryOf({
  moved,
  rising,
  falling,
  finishing,
  opening,
  locking,
  kept_packages,
}: VersionPreview): string[] {
  if (moved === 0) return ['No enrolled learner gets the new version.']
  const changes = [
    [rising, 'will have made more progress'],
    [falling, 'will have made less progress'],
    [finishing, 'will be done, with a certificate where the course has one'],
    [opening, 'can begin items that were locked'],
    [locking, 'can no longer begin items that were open'],
  ] as const
  const said = changes.filter(([count]) => count > 0).map(([count, what]) => `${countOf(count, 'learner')} ${what}.`)
  return [
    `${countOf(moved, 'learner')} ${moved === 1 ? 'gets' : 'get'} the new version.`,
    ...(said.length > 0 ? said : ['Nobody’s progress changes.']),
    ...kept_packages.map(
      ({ title, learners }) =>
        `${countOf(learners, 'learner')} who started “${title}” ${learners === 1 ? 'continues' : 'continue'} with its earlier package. You can let them start over there afterward.`,
    ),
  ]
}
