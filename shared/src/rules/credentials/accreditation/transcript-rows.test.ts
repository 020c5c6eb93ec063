import { expect, test } from 'vitest'
import { transcriptHead, transcriptRows } from './transcript-rows.ts'

const entry = {
  kind: 'course' as const,
  title: 'Safe Lifting',
  provider: 'Portico Academy',
  completed_on: '2026-11-30',
  certificate: 'ABC-1',
  credits: [],
}
const credit = {
  agency: 'Board of Nursing',
  states: ['OH', 'KY'],
  provider_number: 'CE-1',
  approval_number: 'A-2',
  hours: [
    { subject: 'Ethics', hundredths: 150 },
    { subject: 'Law', hundredths: 50 },
  ],
  delivery_modes: [],
}

test('a transcript has one row per completion and agency, and one for a completion without credit', () => {
  const rows = transcriptRows('Kim Adeyemi', [
    { ...entry, credits: [credit, { ...credit, agency: 'Second board' }] },
    { ...entry, kind: 'record', title: 'Elsewhere', provider: 'Other', certificate: null },
  ])
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => transcriptHead.length))
  expect(rows.map((row) => row.slice(1, 6))).toEqual([
    ['2026-11-30', 'Safe Lifting', 'Portico Academy', '', 'Board of Nursing'],
    ['2026-11-30', 'Safe Lifting', 'Portico Academy', '', 'Second board'],
    ['2026-11-30', 'Elsewhere', 'Other', 'Yes', ''],
  ])
  expect(rows[0]?.slice(6)).toEqual(['OH, KY', 'CE-1', 'A-2', '2', 'Ethics: 1.5; Law: 0.5', '', 'ABC-1'])
})
