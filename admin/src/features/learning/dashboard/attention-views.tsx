import type { AttentionItem } from '@portico/shared/contract/learning/dashboard.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { courseFixes } from '@portico/shared/pages/course-fixes.ts'
import type { AttentionKind } from '@portico/shared/rules/learning/dashboard/attention.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { WaitingReviews } from './waiting-reviews.tsx'

type Entry = AttentionItem['entries'][number]
type View = {
  readonly title: (count: number) => string
  /** links to where each entry can be fixed, or fixes it in place */
  readonly Body: ComponentType<{ item: AttentionItem }>
}

/** Defines how each kind is displayed; a new kind does not compile without its view. */
export const attentionViews: Readonly<Record<AttentionKind, View>> = {
  payment_account: {
    title: () => errorMessage('payments.no_account_yet'),
    Body: () => (
      <p>
        Buyers cannot pay by card until you open one. <Link to={linkToStaff('paymentAccount')}>Set up payments</Link>
      </p>
    ),
  },
  portal_publication: {
    title: () => 'Your last settings change isn’t on all pages yet',
    Body: () => (
      <p>
        The previous pages are still live. <Link to={linkToStaff('portalSettings')}>Save the settings again</Link>
      </p>
    ),
  },
  failed_publications: {
    title: (count) => (count === 1 ? 'Publishing one course failed' : `Publishing ${count} courses failed`),
    Body: ({ item }) => (
      <ul className="attention-entries">
        {item.entries.map((entry) => (
          <li key={entry.id}>
            {entry.title}:{' '}
            <Link to={linkToStaff('staffCourses')} search={{ search: entry.slug ?? '' }}>
              Publish again
            </Link>
          </li>
        ))}
        <Others item={item} status={courseStatus.published} />
      </ul>
    ),
  },
  unready_courses: {
    title: (count) => (count === 1 ? 'One draft can’t be published yet' : `${count} drafts can’t be published yet`),
    Body: ({ item }) => (
      <ul className="attention-entries">
        {item.entries.map((entry) => (
          <UnreadyCourse key={entry.id} entry={entry} />
        ))}
        <Others item={item} status={courseStatus.draft} />
      </ul>
    ),
  },
  late_payments: {
    title: (count) =>
      count === 1 ? 'A canceled order was paid afterward' : `${count} canceled orders were paid afterward`,
    Body: ({ item }) => (
      <>
        <p>Nothing was granted. Refund these payments in your payment provider’s dashboard.</p>
        <ul className="attention-entries">
          {item.entries.map(({ id }) => (
            <li key={id}>
              <Link to={linkToStaff('staffOrder', { order_id: id })}>{`Order ${id}`}</Link>
            </li>
          ))}
        </ul>
      </>
    ),
  },
  submissions: {
    title: (count) => (count === 1 ? 'One submission waits for a grade' : `${count} submissions wait for a grade`),
    Body: () => (
      <p>
        <Link to={linkToStaff('gradingQueue')}>Grade submissions</Link>
      </p>
    ),
  },
  reviews: {
    title: (count) => (count === 1 ? 'One new review to read' : `${count} new reviews to read`),
    Body: WaitingReviews,
  },
  company_details: { title: () => 'Company details are missing', Body: CompanyDetails },
}

type Reason = keyof typeof courseFixes
const isReason = (note: string): note is Reason => Object.hasOwn(courseFixes, note)

const UnreadyCourse = ({ entry }: { entry: Entry }) => (
  <li>
    {entry.title}:{' '}
    {entry.notes.filter(isReason).map((reason, place) => (
      <span key={reason}>
        {place > 0 ? ' · ' : ''}
        <Link
          to={linkToStaff(courseFixes[reason].page, { slug: entry.slug ?? '' })}
          aria-label={`${courseFixes[reason].mend}: ${entry.title}`}
        >
          {courseFixes[reason].mend}
        </Link>
      </span>
    ))}
  </li>
)

/** Links to the entries that are not listed. */
const Others = ({ item, status }: { item: AttentionItem; status: number }) =>
  item.count > item.entries.length ? (
    <li>
      <Link to={linkToStaff('staffCourses')} search={{ status: String(status) }}>
        {`${item.count - item.entries.length} more`}
      </Link>
    </li>
  ) : null

const companyNoteTexts: Readonly<Record<string, string>> = {
  address: 'address and tax ID appear on receipts',
  tax_id: 'tax ID appears on receipts',
  support_phone: 'support phone appears when something fails',
}

function CompanyDetails({ item }: { item: AttentionItem }) {
  const notes = item.entries[0]?.notes ?? []
  // The text about the postal address covers both.
  const shown = notes.filter((note) => note !== 'tax_id' || !notes.includes('address'))
  const words = shown.map((note) =>
    note === 'address' && !notes.includes('tax_id') ? 'address appears on receipts' : (companyNoteTexts[note] ?? note),
  )
  return (
    <p>
      {`The ${words.join('; the ')}. `}
      <Link to={linkToStaff('portalSettingsCompany')}>Add them</Link>
    </p>
  )
}
