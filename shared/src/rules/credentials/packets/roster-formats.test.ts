import { expect, test } from 'vitest'
import { inRosterOrder, rosterLine, rosterFormats, type RosterRow } from './roster-formats.ts'

const row: RosterRow = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  license: { profession: 'RN', state: 'FL', number: 'RN9412345' },
  course: 'Ethics, for "all"',
  provider_number: '50-1234',
  approval_number: '20-98765',
  completed_on: '2026-02-03',
  hours: [{ subject: 'Ethics', hundredths: 150 }],
  certificate: 'AAAA',
  is_excluded: false,
  waits_for: null,
}

test('CE Broker’s roster: columns A to H, unprefixed tracking numbers, its dates, State= and Profession=', () => {
  expect(rosterFormats.ce_broker.lines(row).map(rosterLine)).toEqual([
    '1234,98765,,,RN9412345,2/3/2026,State=FL,Profession=RN',
  ])
  expect(rosterFormats.ce_broker.refusal(row)).toBe(null)
})

test('rejects a row that the agency would reject, with the reason', () => {
  const refused = (change: Partial<RosterRow>) => rosterFormats.ce_broker.refusal({ ...row, ...change })
  expect(refused({ license: null })).toContain('no license')
  expect(refused({ provider_number: 'PA-1' })).toContain('provider tracking number')
  expect(refused({ approval_number: '' })).toContain('course tracking number')
  expect(refused({ license: { profession: 'Registered nurse', state: 'FL', number: '1' } })).toContain('not a code')
  expect(refused({ license: { profession: 'RN', state: 'Florida', number: '1' } })).toContain('two-letter')
  expect(refused({ hours: [] })).toContain('no hours')
  expect(refused({ is_excluded: true })).toContain('staff completed')
  expect(refused({ waits_for: { required_minutes: 60, missing_ms: 900_000 } })).toContain('requires 60 minutes')
  expect(rosterFormats.generic.refusal({ ...row, license: null })).toBe(null)
})

test('names what a row of the generic form lacks; a license only where the agency asks for one', () => {
  const gaps = (change: Partial<RosterRow>, asks_license = true) =>
    rosterFormats.generic.gaps({ ...row, ...change }, { asks_license })
  expect(gaps({})).toEqual([])
  expect(gaps({ license: null })).toEqual([expect.stringContaining('license number stay empty')])
  expect(gaps({ license: null }, false)).toEqual([])
  expect(gaps({ license: { profession: '', state: 'FL', number: ' ' }, approval_number: '' })).toEqual([
    'The license has no profession.',
    'The license has no number.',
    expect.stringContaining('no course approval number'),
  ])
  for (const { gaps: of } of Object.values(rosterFormats))
    expect(of({ ...row, certificate: null }, { asks_license: true })).toEqual([
      expect.stringContaining('No certificate'),
    ])
})

test('a roster is ordered by last name, first name and day', () => {
  const person = (last_name: string, first_name: string, completed_on = '2026-01-02') => ({
    ...row,
    last_name,
    first_name,
    completed_on,
  })
  const ordered = [
    person('Ábel', 'Zoe'),
    person('abel', 'Zoe', '2026-03-01'),
    person('Byron', 'Ada'),
    person('Byron', 'Ben'),
  ]
  expect(ordered.toReversed().toSorted(inRosterOrder)).toEqual(ordered)
})

test('quotes cells and lets none be a formula', () => {
  expect(rosterLine(['a,b', 'c"d', '=1+1', 'line\nbreak'])).toBe(`"a,b","c""d",'=1+1,line break`)
  // East Asian spreadsheets treat the full-width signs the same way.
  for (const sign of ['=', '+', '-', '@', '＝', '＋', '－', '＠']) expect(rosterLine([`${sign}1`])).toBe(`'${sign}1`)
  // Spreadsheets that split at semicolons see this as a separate cell.
  expect(rosterLine(['x;=1+1'])).toBe(`"x;'=1+1"`)
})
