import { expect, test } from 'vitest'
import { summaryOf } from './summary-of.ts'

const noChanges = {
  outline: {
    items: { added: 0, removed: 0, renamed: 0, edited: 0 },
    modules: { added: 0, removed: 0, renamed: 0 },
    is_reordered: false,
  },
  moved: 0,
  rising: 0,
  falling: 0,
  finishing: 0,
  opening: 0,
  locking: 0,
  kept_packages: [],
  learners: [],
}

test('summarizes what a publication changes for whom, or says that nothing changes', () => {
  expect(summaryOf(noChanges)).toEqual(['No enrolled learner gets the new version.'])
  expect(summaryOf({ ...noChanges, moved: 1 })).toEqual([
    '1 learner gets the new version.',
    'Nobody’s progress changes.',
  ])
  expect(summaryOf({ ...noChanges, moved: 1200, falling: 3, finishing: 1 })).toEqual([
    '1,200 learners get the new version.',
    '3 learners will have made less progress.',
    '1 learner will be done, with a certificate where the course has one.',
  ])
  expect(summaryOf({ ...noChanges, moved: 1, kept_packages: [{ id: 7, title: 'Rigging', learners: 1 }] }).at(-1)).toBe(
    '1 learner who started “Rigging” continues with its earlier package. You can let them start over there afterward.',
  )
})

test('names what the outline gains and loses before it names the learners', () => {
  const outline = {
    items: { added: 1, removed: 2, renamed: 1, edited: 0 },
    modules: { added: 0, removed: 0, renamed: 3 },
    is_reordered: true,
  }
  expect(summaryOf({ ...noChanges, outline })).toEqual([
    '1 item added, 2 removed, 1 renamed.',
    '3 modules renamed.',
    'The order or the grouping of the items changes.',
    'No enrolled learner gets the new version.',
  ])
})
