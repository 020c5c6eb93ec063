import { alertDays } from '../../shared/src/schemas/certificates.ts'
import { day, dueDays, dueOn } from '../../shared/src/schemas/dates.ts'
import { dueDateInput } from '../../shared/src/schemas/forms.ts'
import { hoursOfSubjects, typedHours } from '../../shared/src/schemas/hours.ts'
import { invitees, invitedPeople } from '../../shared/src/schemas/enrolling.ts'
import { sample, type RuleSample } from './rule-sample.ts'

const missing = 'This field is required'
const eachSubject = 'Write each subject once, on its own line with its hours, such as Ethics: 1.5.'
/** Rules for proof of learning and for enrolling. */
export const proofRuleSamples: readonly RuleSample[] = [
  sample(
    'alert-days',
    'OP-16',
    alertDays,
    [[], [90, 30, 7], [365], [1, 2, 3, 4, 5]],
    [
      [[0], 'At least 1 day'],
      [[366], 'At most 365 days'],
      [[1.5], 'Please enter whole days'],
      [[1, 2, 3, 4, 5, 6], 'At most five times'],
      [[30, 30], 'Enter each number of days only once'],
    ],
  ),
  sample(
    'hours-of-subjects',
    'FRM-015',
    hoursOfSubjects,
    ['', 'Ethics: 1.5', ' Ethics: 1.5\n\nLaw and rules:2 '],
    ['Ethics', 'Ethics: 1\nethics: 2', 'Ethics: 0'].map((typed) => [typed, eachSubject] as const),
  ),
  sample(
    'typed-hours',
    'FRM-015',
    typedHours,
    ['1.5', '0.01', '1000', ' 2 ', 0.29],
    [
      ['', 'This field is required'],
      ['1,5', 'Please enter a number, such as 12 or 12.5.'],
      ['1e1', 'Please enter a number, such as 12 or 12.5.'],
      ['1.255', 'At most two digits after the decimal point, such as 1.25.'],
      ['0', 'Please enter 0.01 or more.'],
      ['1000.01', 'Please enter 1000 or less.'],
    ],
  ),
  sample(
    'due-date-input',
    'FRM-025',
    dueDateInput,
    [
      { kind: 'course', days: '', day: '' },
      { kind: 'days', days: '3650', day: '' },
      { kind: 'day', days: '', day: '2027-01-31' },
    ],
    [
      [{ kind: 'days', days: '', day: '' }, missing],
      [{ kind: 'days', days: '0', day: '' }, 'Please enter a whole number from 1 to 3,650.'],
      [{ kind: 'days', days: '3651', day: '' }, 'Please enter a whole number from 1 to 3,650.'],
      [{ kind: 'days', days: '1.5', day: '' }, 'Please enter a whole number from 1 to 3,650.'],
    ],
    'days',
  ),
  sample(
    'due-date-input',
    'FRM-025',
    dueDateInput,
    [{ kind: 'day', days: '', day: '2027-01-31' }],
    [[{ kind: 'day', days: '30', day: '' }, missing]],
    'day',
  ),
  sample(
    'day',
    'FRM-012',
    day(),
    ['0001-01-01', '2024-02-29', '9999-12-31'],
    [
      ['2026-02-29', 'This value is not valid.'],
      ['0000-01-01', 'This value is not valid.'],
      ['tomorrow', 'This value is not valid.'],
    ],
  ),
  sample(
    'due-days',
    'FRM-012',
    dueDays(),
    [1, 3_650],
    [
      [1.5, 'Please enter a whole number from 1 to 3,650.'],
      [0, 'Please enter a whole number from 1 to 3,650.'],
      [3_651, 'Please enter a whole number from 1 to 3,650.'],
    ],
  ),
  sample('due-on', 'FRM-012', dueOn(), ['2999-12-31'], [['3000-01-01', 'This value is not valid.']]),
  sample(
    'invitees',
    'USR-028',
    invitees,
    [[{ email: 'Ada@example.com', first_name: '', last_name: 'Lovelace' }], [{ email: 'ada@example.com' }]],
    [
      [[], missing],
      [
        Array.from({ length: 51 }, (_, number) => ({ email: `ada-${number}@example.com` })),
        'at most 50 emails may be sent',
      ],
    ],
  ),
  sample(
    'invited-people',
    'FRM-026',
    invitedPeople,
    [['ada@example.com'], Array.from({ length: 50 }, (_, number) => `ada-${number}@example.com`)],
    [
      [[], missing],
      [Array.from({ length: 51 }, (_, number) => `ada-${number}@example.com`), 'at most 50 emails may be sent'],
      [Array.from({ length: 51 }, (_, number) => `ada-${number}@example.com`), 'at most 50 emails may be sent'],
    ],
  ),
  sample(
    'invited-people',
    'FRM-026',
    invitedPeople,
    [['ada@example.com']],
    [[['ada'], 'Please enter a valid email address.']],
    '0',
  ),
]
