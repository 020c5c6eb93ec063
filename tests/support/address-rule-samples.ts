import { country } from '../../shared/src/schemas/country.ts'
import { hostLabel } from '../../shared/src/schemas/host-label.ts'
import { oneLine } from '../../shared/src/schemas/one-line.ts'
import { postalCode } from '../../shared/src/schemas/postal-code.ts'
import { sample, type RuleSample } from './rule-sample.ts'

const missing = 'This field is required'

/** Samples of the rules of addresses, those of letters and those of portals. */
export const addressSamples: readonly RuleSample[] = [
  sample(
    'one-line',
    'TEN-033',
    oneLine(20),
    ['12 Elm Street', 'Straße 7', 'Ж'],
    [
      ['', missing],
      ['--', 'This value is not valid.'],
      ['two\nlines', 'This value is not valid.'],
      ['<b>Inc.</b>', 'This value is not valid.'],
      ['x'.repeat(21), 'Please enter at no more than 20 characters'],
    ],
  ),
  sample(
    'postal-code',
    'TEN-033',
    postalCode,
    ['43215', '43215-1234', 'SW1A 1AA', 'k1a 0b1', '110 00'],
    [
      ['', missing],
      ['none', 'Please enter a valid ZIP or postal code.'],
      ['1', 'Please enter a valid ZIP or postal code.'],
      ['43215;', 'Please enter a valid ZIP or postal code.'],
    ],
  ),
  sample(
    'country',
    'TEN-033',
    country,
    ['US', 'PL'],
    [
      ['', missing],
      ['us', 'Selected value is not valid'],
      ['ZZ', 'Selected value is not valid'],
      ['USA', 'Selected value is not valid'],
    ],
  ),
  sample(
    'host-label',
    'TEN-041',
    hostLabel,
    ['ada-academy', 'Ada', '7'],
    [
      ['', missing],
      ['-ada', 'Only letters, numbers and dashes, up to 63 characters.'],
      ['ada academy', 'Only letters, numbers and dashes, up to 63 characters.'],
      ['x'.repeat(64), 'Only letters, numbers and dashes, up to 63 characters.'],
    ],
  ),
]
