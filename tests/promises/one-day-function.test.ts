import { expect, test } from 'vitest'
import { projectSources } from '../support/project-sources.ts'

// Expressions that format or extract a day without naming a time zone.
const forbiddenPatterns = [
  /toLocale(?:Date|Time)?String\(/,
  /to(?:UTC|GMT|Date|Time)String\(/,
  /DateTimeFormat\(/,
  /(?:toISOString|toJSON)\(\)\??\.(?:slice|split|substring|substr|replace|match)/,
  /(?:_at|instant|date)\b\)?[?!]?\.(?:slice|split|substring|substr)\(/i,
  /\.get(?:UTC)?(?:Date|Day|Month|FullYear)\(/,
  /\bto_char\(|\bdate_trunc\(|::date\b|\bcurrent_date\b/i,
  /from '(?:date-fns\/format[^']*|dayjs[^']*|luxon|moment[^']*)'|\{[^}]*\bformat\b[^}]*\} from 'date-fns'/,
]
const daysIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => forbiddenPatterns.some((way) => way.test(line)))
    .map((line) => line.trim())

/** Uses that are not days of a portal; each must still exist. */
const others: Readonly<Record<string, string>> = {
  'shared/src/rules/dates/format-date.ts': 'the one function',
  'shared/src/rules/dates/calendar-days.ts': 'days of a calendar, without a time or a zone',
  'shared/src/rules/dates/portal-time.ts': 'what the portal’s clock shows, for fields of a date and a time',
  'shared/src/calls/endpoint.ts': 'whether a day and an instant of a call exist in the calendar',
  'shared/src/browser/reader-zone.ts': 'asks in which zone the browser is, and formats nothing',
  'shared/src/rules/learning/progress/access-window.ts': 'years are counted in UTC, as the specification says',
  'shared/src/rules/catalog/calendar-file.ts': 'instants in UTC, as calendar files write them',
  'api/src/domains/learning/calls/dashboard/read-figures.ts':
    'the instant at which a month begins in the portal’s zone',
  'api/src/domains/orders/calls/orders/staff/orders-matching.ts':
    'the instants at which the days of a filter begin and end in the portal’s zone',
  'api/src/domains/orders/calls/orders/staff/show-earnings.ts':
    'the month of a movement in the portal’s zone, to group by',
  'api/local/demo/content/demo-dates.ts': 'the year after this one, in which licenses of the demo are renewed',
  'api/local/demo/load/load-purchases.ts': 'days of the demo, counted from today in UTC',
  'api/src/domains/orders/calls/orders/purchase/owed-under-terms.ts':
    'days of the portal, compared with days in the database',
  'api/src/domains/partners/calls/public/click-partner-page.ts': 'a day of the portal, kept as a day',
  'api/src/domains/learning/calls/team/team-rows.ts': 'due days, compared with the day of the portal',
  'api/src/domains/orders/cross-portal/due-purchases.ts': 'the day of each portal, asked of all at once',
  'api/src/domains/partners/cross-portal/old-clicks.ts':
    'two days ago in UTC: later than the end of that day in every zone',
  'api/src/db/visible.ts': 'the day of the portal on which a share begins or ends',
  'api/src/domains/learning/invitations/daily-quota.ts': 'the instant at which the portal’s day begins',
  'api/src/domains/library/calls/uploads/upload-expires.ts': 'Upload-Expires is a date of HTTP',
  'api/src/domains/portals/cross-portal/old-consents.ts':
    'months are counted in UTC: answers are kept for two years in every zone',
  'api/src/domains/portals/reactions/notify.domain-settled.ts': 'a key of one notice a day, which nobody reads',
  'api/src/domains/portals/reactions/notify.sender-settled.ts': 'a key of one notice a day, which nobody reads',
  'api/src/domains/credentials/proof/valid-on.ts': 'days of the portal, compared with days in the database',
  'site/src/loading/inline-scripts.ts': 'the reader’s day, compared with the portal’s and not shown',
  'api/src/edge/send-file.ts': 'Last-Modified is a date of HTTP',
  'api/src/domains/credits/check-ledger.ts': 'instants in UTC with milliseconds, as they were signed',
  'api/local/payments/billing/period.ts': 'the local payment service counts periods in UTC, as Stripe does',
  'api/local/payments/page/answer-page.ts': 'the year on a test card',
}

test('only formatDate and formatDay turn an instant into a day; formatDay requires the reader’s zone', () => {
  const found = projectSources().filter(({ text }) => daysIn(text).length > 0)
  expect(found.filter(({ path }) => !(path in others)).map(({ path, text }) => [path, ...daysIn(text)])).toEqual([])
  expect(
    found
      .map(({ path }) => path)
      .filter((path) => path in others)
      .toSorted(),
  ).toEqual(Object.keys(others).toSorted())
})

test('every displayed day names its zone; only browser code may assume the reader’s', () => {
  const sources = projectSources().filter(({ path }) => /^(?:site|admin|api)\/|^shared\/src\/ui\//.test(path))
  const given = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/formatDay\(\{[^}]*?reader_zone(?:: ([\w()]+))?/g)].map(([, zone = 'reader_zone']) => ({
      path,
      zone,
    })),
  )
  const allowed = (path: string): string[] =>
    path.startsWith('api/')
      ? ['null']
      : path === 'site/src/frame/day.astro'
        ? ['time_zone', 'null']
        : /^(?:site|admin)\//.test(path)
          ? ['readerZone()']
          : []
  expect(given.filter(({ path, zone }) => !allowed(path).includes(zone))).toEqual([])
  const sides = new Set(given.map(({ path }) => path.split('/')[0]))
  expect(sides).toEqual(new Set(['site', 'admin', 'api']))
})

test('each way around it would be found', () => {
  const planted = [
    "new Date(row.created_at).toLocaleDateString('en-US')",
    "total.toLocaleString('en-US')",
    'at.toUTCString()',
    "const f = new Intl.DateTimeFormat('en-US')",
    'now().toISOString().slice(0, 10)',
    "at.toISOString().split('T')[0]",
    'review.created_at.slice(0, 10)',
    'order.paid_at?.slice(0, 10)',
    'new Date().getFullYear()',
    'at.getUTCMonth() + 1',
    "sql`to_char(paid_at, 'YYYY-MM-DD')`",
    "sql`date_trunc('day', at)`",
    'sql`select paid_at::date`',
    "import { format } from 'date-fns'",
    "import { addDays, format } from 'date-fns'",
    "import dayjs from 'dayjs'",
  ]
  for (const line of planted) expect(daysIn(`const a = 1\n${line}\n`), line).toEqual([line])
  for (const line of [
    'at.toISOString()',
    "formatDate({ at, time_zone, style: 'iso' })",
    "import { addMonths } from 'date-fns'",
    'list.slice(0, 10)',
  ])
    expect(daysIn(line), line).toEqual([])
})
