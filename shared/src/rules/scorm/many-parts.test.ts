import { expect, test } from 'vitest'
import { packageTree } from './package-tree.ts'
import { preflight } from './preflight.ts'
import { lockFinder, scoStates, type PackageSco } from './sco-state.ts'

/** Counts how often `work` reads part identifiers for `count` parts; half of them are under one heading, and each part requires the one before. */
function readsOf(count: number, work: (parts: PackageSco[]) => unknown): number {
  let reads = 0
  const parts = Array.from({ length: count }, (_, index) => ({
    get identifier() {
      reads += 1
      return `part-${index}`
    },
    title: `Part ${index}`,
    visible: index % 3 > 0,
    sco: true,
    mastery_score: null,
    prerequisites: index === 0 ? null : `part-${index - 1}&nothing-${index}`,
    ancestors: index % 2 === 0 ? [] : ['heading'],
  }))
  work(parts)
  return reads
}
const growth = (work: (parts: PackageSco[]) => unknown): number => readsOf(1_200, work) / readsOf(400, work)
const heading = { identifier: 'heading', title: 'Heading', ancestors: [] }
const checked = { launch_data: null, max_time_allowed: null, time_limit_action: null, asked_score: null }

test(`tripling a package's parts about triples the reads for contents, states, locks and report`, () => {
  const records = (parts: PackageSco[]) =>
    parts.map((_, index) => ({ sco: `part-${index}`, result: null, lesson_status: 'incomplete', score_raw: null }))
  expect(growth((parts) => packageTree({ items: parts, headings: [heading] }))).toBeLessThan(4)
  expect(growth((parts) => scoStates(parts, records(parts)))).toBeLessThan(4)
  expect(
    growth((parts) => {
      const lockOf = lockFinder(scoStates(parts, []))
      return parts.map((_, index) => lockOf(`part-${index}`))
    }),
  ).toBeLessThan(4)
  expect(
    growth((parts) =>
      preflight({
        items: parts.map((part) =>
          Object.defineProperties({ ...checked } as never, Object.getOwnPropertyDescriptors(part)),
        ),
        headings: [heading],
        organizations: [],
        listed: [],
        files: new Map(),
      }),
    ),
  ).toBeLessThan(4)
})
