import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import type { Subscription } from '@portico/shared/contract/subscriptions.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useSession } from '../../../kernel/session/session.ts'

/** Warns that a payment is missing: what happens when, and how to fix it (LEG-016). */
export function OverdueNotice({ of: { owing, paid_by } }: { of: Subscription }) {
  const { portal } = useSession()
  if (!owing) return null
  const isCard = paid_by === 'card'
  const day = (at: string) => formatDay({ at, time_zone: portal.time_zone, reader_zone: readerZone() })
  return (
    <Notice tone="failed" alert>
      <p>
        <strong>A payment is missing.</strong>{' '}
        {isCard ? `Your card was declined on ${day(owing.since)}.` : `It was due on ${day(owing.since)}.`}{' '}
        {owing.is_suspended
          ? 'The portal is suspended until it is paid. Nothing is lost.'
          : `If it isn’t paid by ${day(owing.suspends_at)}, the portal is suspended.`}{' '}
        {isCard ? 'Update your card to pay now.' : 'Contact the platform’s team about the invoice.'}
      </p>
    </Notice>
  )
}
