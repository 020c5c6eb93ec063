import { expect, test } from 'vitest'
import { trialHints } from './trial.ts'
import { readTrialSeen } from './trial-seen.ts'

const good = { calls: { LMSInitialize: 1 }, statuses: ['incomplete'], suspend_characters: 0, refused: [] }
const storedTrial = { ended: 'ran', title: 'Ladders', errors: [], elsewhere: [], ...good }

test('turns any stored trial result into text hints without throwing', () => {
  expect(trialHints(storedTrial)).toEqual([])
  const spoiled = [
    null,
    1,
    'x',
    [],
    {},
    { ...storedTrial, calls: null },
    { ...storedTrial, refused: {} },
    { ...storedTrial, errors: [1] },
  ]
  for (const one of spoiled) expect(trialHints(one)).toEqual([expect.stringContaining('could not be read')])
  expect(trialHints({ ...storedTrial, is_unreadable: true })).toEqual([
    expect.stringContaining('“Ladders” changed the record'),
  ])
})

test('accepts only trial records with valid shapes, numbers and sizes', () => {
  expect(readTrialSeen(good)).toEqual(good)
  const many = Array.from({ length: 21 }, (_, index) => `call-${index}`)
  const wrong = [
    { ...good, calls: Object.fromEntries(many.map((name) => [name, 1])) },
    { ...good, calls: { LMSInitialize: -1 } },
    { ...good, calls: { LMSInitialize: 1.5 } },
    { ...good, statuses: many },
    { ...good, refused: ['x'.repeat(256)] },
    { ...good, suspend_characters: '5' },
  ]
  for (const one of wrong) expect(readTrialSeen(one)).toBeNull()
})
