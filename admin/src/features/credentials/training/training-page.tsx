import './training.css'
import {
  list_training_queue,
  trainingQueueStates,
  type QueuedTraining,
} from '@portico/shared/contract/credentials/proof-training.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddressSearch } from '../../../kernel/address-search.ts'
import { api } from '../../../kernel/api.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { trainingSearchParams } from '../search-params.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { trainingColumns } from './training-columns.tsx'

const labels = { waiting: 'Waiting for review', accepted: 'Accepted', refused: 'Not accepted' } as const
const nothing = {
  waiting: {
    title: 'Nothing to review right now',
    text: 'Training that learners add to their transcript appears here.',
  },
  accepted: { title: 'Nothing accepted yet', text: 'Accepted records stay here.' },
  refused: { title: 'Nothing refused', text: 'Records that were not accepted stay here, with the reason.' },
} as const

/** /training-records: training that learners report from elsewhere, longest waiting first. */
export function TrainingPage() {
  const { portal } = useSession()
  const [search, change] = useAddressSearch(trainingSearchParams)
  const view = useTableView('training-records')
  const [opened, setOpened] = useState<QueuedTraining | null>(null)
  const state = trainingQueueStates.find((one) => one === search.state) ?? 'waiting'
  const query = useQuery({
    queryKey: ['training-records', portal.id, search, view.per_page],
    queryFn: () =>
      api(list_training_queue, {
        query: { state, cursor: search.cursor, per_page: view.per_page, with_total: '1' },
      }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead title="Outside training">
        What learners completed with other providers. Once you accept a record, it counts in their transcript.
      </PageHead>
      <div className="panel">
        <div className="filter-row">
          <Field label="Show">
            <Select
              value={state}
              options={trainingQueueStates.map((value) => ({ value, label: labels[value] }))}
              onChange={({ target }) => change({ state: target.value })}
            />
          </Field>
        </div>
        <ListBody
          query={query}
          address={{ view, isFiltered: false, onCursor: (cursor) => change({ cursor }), onClear: () => change({}) }}
          empty={nothing[state]}
        >
          {(rows) => (
            <DataTable
              label="Outside training"
              view={view}
              columns={trainingColumns({ onOpen: setOpened })}
              rows={rows}
              titleOf={({ name, title }) => `${name}: ${title}`}
            />
          )}
        </ListBody>
      </div>
      <ReviewDialog
        record={opened}
        onClose={() => setOpened(null)}
        onReviewed={() => {
          setOpened(null)
          void query.refetch()
        }}
      />
    </>
  )
}
