import '../list/orders.css'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import {
  list_payment_events,
  paymentEventOutcomes,
  replay_payment_event,
  type PaymentEventEntry,
} from '@portico/shared/contract/orders/events.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { ChoiceFilter } from '../../../kernel/choice-filter.tsx'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { paymentEventsSearchParams } from '../search-params.ts'
import { outcomeLabels, paymentEventColumns } from './payment-event-columns.tsx'

/** Handles an event again; on success and on failure, refetches the list. */
const useReplay = (onSettled: () => void) =>
  useMutation({
    mutationFn: ({ id }: PaymentEventEntry) => api(replay_payment_event, { params: { number: id }, query: {} }),
    onSuccess: ({ outcome }) =>
      toasts.show({ kind: 'success', text: `Handled again: ${outcomeLabels[outcome].toLowerCase()}.` }),
    onError: (error) => toasts.show({ kind: 'failed', text: failureText(error) }),
    onSettled,
  })

/** /admin/payment-events: each event of the payment provider once, with its outcome; failed ones can be handled again. */
export function PaymentEventsPage() {
  const list = usePagedList({
    name: 'payment-events',
    address: paymentEventsSearchParams,
    filters: ['search', 'outcome'],
    ask: (asked, { outcome }) =>
      api(list_payment_events, {
        query: { ...asked, outcome: paymentEventOutcomes.find((one) => one === outcome) },
      }),
  })
  const replay = useReplay(() => void list.query.refetch())
  return (
    <ListPage
      title="Payment events"
      purpose="Events that the payment provider sent to this portal. Replaying one never repeats what was already done."
      list={list}
      filters={
        <>
          <SearchFilter label="Search" placeholder="Order, event or kind" {...list.searchField} />
          <ChoiceFilter
            label="Outcome"
            value={list.search.outcome}
            options={paymentEventOutcomes.map((value) => ({ value, label: outcomeLabels[value] }))}
            onChange={(value) => list.change({ outcome: value })}
          />
        </>
      }
      empty={{ title: 'No events yet', text: 'They appear here once the first order is paid.' }}
      table={{
        label: 'Payment events',
        columns: paymentEventColumns,
        titleOf: ({ type, event_id }) => `${type} ${event_id}`,
        actions: (entry) => (
          <Button
            kind="quiet"
            size="small"
            icon="refresh"
            busy={replay.isPending && replay.variables.id === entry.id}
            aria-label={`Replay ${entry.type} ${entry.event_id}`}
            onClick={() => replay.mutate(entry)}
          >
            Replay
          </Button>
        ),
      }}
    />
  )
}
